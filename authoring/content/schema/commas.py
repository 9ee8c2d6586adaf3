"""Text in a flow map that a comma cuts in two: `{ text: Once, upon a time }` has a key "upon a time"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from authoring.content.source import Source, Steps


@dataclass(frozen=True)
class CutText:
    """A text that was cut: the key it belongs to, the keys that its other parts became, and the whole text."""

    key: str
    parts: tuple[str, ...]
    text: str

    @property
    def quoted(self) -> str:
        """The text as it is to be written."""
        return f'{self.key}: "{self.text}"' if '"' not in self.text else f"{self.key}: '{self.text}'"


def cut_texts(source: Source, path: Steps, data: Any, unknown: list[str]) -> Iterator[CutText]:
    """Yield the texts of a map that commas have cut; `unknown` are its keys that nobody knows."""
    whole, parts, text = "", [], ""
    for key, value in data.items():
        if whole and key in unknown and _is_part(source, path, key, value):
            parts.append(key)
            text += f", {key}" + (f": {value}" if value is not None else "")
            continue
        if parts:
            yield CutText(whole, tuple(parts), text)
        whole, parts, text = (key, [], value) if isinstance(value, str) and key not in unknown else ("", [], "")
    if parts:
        yield CutText(whole, tuple(parts), text)


def _is_part(source: Source, path: Steps, key: str, value: Any) -> bool:
    """Whether an unknown key is what stands behind a comma: it has no value, or it has spaces and a text."""
    if not (value is None or (" " in key and isinstance(value, str))):
        return False
    mark = source.where_key((*path, key))
    before = source.lines[mark.line - 1][: mark.col - 1].rstrip()
    if not before and mark.line > 1:
        before = source.lines[mark.line - 2].rstrip()
    return before.endswith(",")
