"""Content that can travel to another process: plain data, with its places written down instead of looked up."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from engine.compile import compile_chapter
from engine.records.content import Content, Path

if TYPE_CHECKING:
    from engine.records.chapter import Chapter


@dataclass
class Places:
    """Answers where a part of the content stands from a table, so that it can be pickled."""

    known: dict[tuple[str, str, Path], str] = field(default_factory=dict)

    def __call__(self, kind: str, ident: str, path: Path) -> str:
        """The place that was written down, else the thing's own name."""
        return self.known.get((kind, ident, path)) or f"{kind} {ident}"


def portable(content: Content, options: dict[str, object] | None = None) -> Content:
    """The same content with a `where` that can be pickled: it knows every place that compiling asked for.

    Raises what `compile_chapter` raises: content that does not compile never reaches a worker.
    """
    return compile_portable(content, options)[0]


def compile_portable(content: Content, options: dict[str, object] | None = None) -> tuple[Content, Chapter]:
    """The same content as `portable` gives it, and the chapter that had to be compiled for it."""
    places = Places()

    def note(kind: str, ident: str, path: Path) -> str:
        place = content.where(kind, ident, path)
        places.known[kind, ident, path] = place
        return place

    chapter = compile_chapter(replace(content, where=note), options)
    return replace(content, where=places), chapter
