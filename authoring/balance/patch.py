"""Numbers changed in the text of files: as text, as a patch, and written. Comments and layout stay."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import unified_diff
from typing import Any

from authoring.balance.knobs import Knob
from authoring.content.edits import Edit, changed_text
from authoring.content.edits.places import Places
from authoring.content.edits.saving import save_text
from authoring.content.edits.values import add_key, with_value
from authoring.content.library import File


@dataclass(frozen=True)
class Change:
    """A knob turned to another value."""

    knob: Knob
    value: int

    @property
    def effort(self) -> float:
        """How large the change is, as a part of the number."""
        return abs(self.value - self.knob.value) / max(3, self.knob.value)

    def __str__(self) -> str:
        return f"{self.knob.name} {self.knob.value} → {self.value}"


def changed_texts(changes: Iterable[Change]) -> dict[File, str]:
    """Return the texts of the files with some changes; raises EditError if a file cannot be changed in place."""
    by_file: dict[File, list[Change]] = {}
    for change in changes:
        by_file.setdefault(change.knob.entry.file, []).append(change)
    return {file: _text(file, own) for file, own in by_file.items()}


def _text(file: File, changes: list[Change]) -> str:
    places, data = Places(file.source), file.source.data
    edits = []
    for change in changes:
        knob = change.knob
        steps = (*knob.entry.steps, *knob.steps)
        edits.append(_edit(places, steps, change))
        data = with_value(data, steps, change.value)
    return changed_text(file.source, edits, data)


def _edit(places: Places, steps: Any, change: Change) -> Edit:
    if not change.knob.is_written:
        return add_key(places, steps[:-1], str(steps[-1]), str(change.value))
    start, end = places.span(places.node(steps))
    return Edit(start, end, str(change.value))


def patch_of(texts: Mapping[File, str]) -> str:
    """Return the changes as a unified diff, which `patch -p0` and `git apply -p0` understand."""
    parts: list[str] = []
    for file, text in texts.items():
        before, after = file.source.text.splitlines(keepends=True), text.splitlines(keepends=True)
        parts += unified_diff(before, after, file.path, file.path)
    return "".join(parts)


def write_texts(texts: Mapping[File, str]) -> None:
    """Write the changed files. Raises CannotWriteError."""
    for file, text in texts.items():
        save_text(file, text)
