"""Change the text of a YAML file at places, keeping comments, blank lines, the order of keys and the layout.

Translations, fixes of lint, renames and everything else that writes into an author's file goes through here. Edits are
made from the places of a file that was read; the changed text is read again and compared with the data it must have.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from authoring.content.source import Source, parse


class EditError(Exception):
    """A text cannot be changed in place."""


@dataclass(frozen=True, order=True)
class Edit:
    """Put `text` in place of the characters from `start` to `end`, counted from the start of the text."""

    start: int
    end: int
    text: str


def apply_edits(text: str, edits: Iterable[Edit]) -> str:
    """Make all edits at once; an edit that is given twice is made once. Raises EditError if two overlap."""
    ordered = sorted(set(edits))
    parts, at = [], 0
    for edit in ordered:
        if edit.start < at:
            raise EditError("two changes overlap")
        parts += [text[at : edit.start], edit.text]
        at = edit.end
    return "".join([*parts, text[at:]])


def changed_text(source: Source, edits: Iterable[Edit], expected: Any) -> str:
    """Return the text with all edits; raise EditError unless it is read as the data `expected`."""
    text = apply_edits(source.text, edits)
    if not means(text, expected):
        raise EditError(f'cannot change "{source.path}" in place; make the change by hand')
    return text


def means(text: str, data: Any) -> bool:
    """Whether a text is read without problems, as this data."""
    again = parse(text.encode("utf-8", "surrogatepass"), "")
    return not again.findings and again.data == data


def line_edits(old: str, new: str) -> list[Edit]:
    """The edits that turn a text into another, as changes of whole lines: few and small, so that cursors stay."""
    from difflib import SequenceMatcher  # only formatting needs it

    before, after = old.splitlines(keepends=True), new.splitlines(keepends=True)
    starts = [0]
    for line in before:
        starts.append(starts[-1] + len(line))
    changes = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    return [Edit(starts[i], starts[j], "".join(after[k:n])) for what, i, j, k, n in changes if what != "equal"]
