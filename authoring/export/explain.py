"""Say in plain words what stands on a line of a file: a rule, the setup, a victory or the defeats of a chapter."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from authoring.content.library import Entry, File, Library, open_library
from authoring.content.rule_at import rule_at, rules_in
from authoring.content.source import Steps
from authoring.content.targets import CannotOpenError, library_root
from authoring.export.book.names import Namer
from authoring.export.errors import ExportError
from authoring.wording.languages import SOURCE
from authoring.wording.rule_text import describe_conditions, describe_effects, describe_rule, standard_defeats
from authoring.wording.tongues import tongue_of

OF_MICE = ("chapter", "hero", "ability", "search-card")
"""Kinds of entries whose rules belong to mice."""


def files_beside(path: Path) -> Iterator[File]:
    """Yield the files of the library that a file is explained with."""
    root, deep = library_root(path)
    yield from open_library(root, deep, extra=[path]).files


def explain_line(path: Path, line: int, language: str = SOURCE) -> list[str]:
    """Return the sentences for a line, generated from the rule and not from its text.

    Raises CannotOpenError, and ExportError if there is no rule on the line or the file has errors.
    """
    root, deep = library_root(path)
    library = open_library(root, deep, extra=[path])
    file = library.file_at(path)
    if file is None:
        raise CannotOpenError(f'cannot open "{path}"')
    for finding in sorted((*file.source.findings, *file.checked.findings)):
        raise ExportError(f"{finding.path}:{finding.line}:{finding.col}: {finding.message}", "fix it first")
    rule = rule_at(file, line)
    if rule is not None:
        names = _names(library, rule.entry, language)
        return [describe_rule(rule.data, names, _owner(rule.entry, names, language), language)]
    sentences = [text for entry in file.entries for text in _others(library, entry, line, language)]
    if not sentences:
        lines = [str(one.first) for one in rules_in(file)]
        remedy = f"its rules begin on the lines {', '.join(lines[:12])}" if lines else "the file has no rules"
        raise ExportError(f'no rule on line {line} of "{path}"', remedy)
    return sentences


def _names(library: Library, entry: Entry, language: str) -> Namer:
    chapter = entry if entry.kind == "chapter" else _chapter_of(library, entry.file)
    return Namer(library, language, chapter)


def _chapter_of(library: Library, file: File) -> Entry | None:
    """The chapter whose counters and tokens a card names: that of its own file, or the author's only one."""
    chapters = [one for one in library.entries("chapter").values() if one.file is file or not one.bundled]
    return chapters[0] if len(chapters) == 1 else None


def _owner(entry: Entry, names: Namer, language: str) -> str:
    if entry.kind == "minion":
        return names("minion", entry.id)
    return tongue_of(language).phrase("the-mouse" if entry.kind in OF_MICE else "owner")


def _others(library: Library, entry: Entry, line: int, language: str) -> list[str]:
    """The sentences for other parts of a chapter: what happens at setup, its victories and its defeats."""
    if entry.kind != "chapter":
        return []
    names, data = _names(library, entry, language), entry.data
    for steps, effects in _effect_lists(data):
        if _holds(entry, steps, line):
            return [describe_effects(effects, names, language=language)]
    if _holds(entry, ("defeat",), line):
        defeat = data.get("defeat") or {}
        own = [describe_conditions(one["if"], names, language=language) for one in defeat.get("also", [])]
        return [*(standard_defeats(language) if defeat.get("standard", True) else ()), *own]
    for steps, conditions in _victories(data):
        if _holds(entry, steps, line):
            return [describe_conditions(conditions, names, language=language)]
    return []


def _effect_lists(data: dict[str, Any]) -> list[tuple[Steps, list[Any]]]:
    rooms = [
        (("rooms", face, "setup"), room["setup"]) for face, room in data.get("rooms", {}).items() if "setup" in room
    ]
    return [*rooms, *([(("setup",), data["setup"])] if data.get("setup") else [])]


def _victories(data: dict[str, Any]) -> list[tuple[Steps, Any]]:
    found = [(("victories", index), one["if"]) for index, one in enumerate(data.get("victories", []))]
    return [*found, *([(("victory",), data["victory"])] if "victory" in data else [])]


def _holds(entry: Entry, steps: Steps, line: int) -> bool:
    """Whether a value of an entry, with its key, stands on a line."""
    if not _has(entry.data, steps):
        return False
    mark, key = entry.where(steps), entry.where_key(steps)
    return min(key.line, mark.line) <= line <= max(mark.line, mark.end_line - (mark.end_col == 1))


def _has(data: Any, steps: Steps) -> bool:
    for step in steps:
        if isinstance(data, dict) and step not in data:
            return False
        data = data[step]
    return True
