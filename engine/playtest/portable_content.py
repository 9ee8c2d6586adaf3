"""Content that can be pickled: plain data, with a table of places instead of a look-up in files."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from engine.compile import compile_chapter
from engine.records.content import Content, Path

if TYPE_CHECKING:
    from engine.records.chapter import Chapter


@dataclass
class Places:
    """Returns the places of parts of the content from a table."""

    known: dict[tuple[str, str, Path], str] = field(default_factory=dict)

    def __call__(self, kind: str, ident: str, path: Path) -> str:
        """Return the place from the table, or else kind and id."""
        return self.known.get((kind, ident, path)) or f"{kind} {ident}"


def portable(content: Content, options: dict[str, object] | None = None) -> Content:
    """Return the content with a `where` that can be pickled: it knows every place that compiling looked up.

    Raises what `compile_chapter` raises: content that does not compile never reaches a worker.
    """
    return compile_portable(content, options)[0]


def compile_portable(content: Content, options: dict[str, object] | None = None) -> tuple[Content, Chapter]:
    """Return the content like `portable`, and the compiled chapter."""
    places = Places()

    def note(kind: str, ident: str, path: Path) -> str:
        place = content.where(kind, ident, path)
        places.known[kind, ident, path] = place
        return place

    chapter = compile_chapter(replace(content, where=note), options)
    return replace(content, where=places), chapter
