"""Find the rules in a file by their lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from authoring.content.library.entries import Entry, File
from authoring.content.source import Steps

VERBS = ("when", "modify", "forbid", "allow", "replace")
"""A map with one of these keys, in a list of rules, is a rule."""
LISTS = ("rules", "earned")


@dataclass(frozen=True)
class WrittenRule:
    """A rule as it is written: the entry that it belongs to, the path to it there, and its lines."""

    entry: Entry
    steps: Steps
    data: dict[str, Any]
    first: int
    last: int

    @property
    def name(self) -> str:
        """Its id or, without one, its place in its list, as the engine names it."""
        return str(self.data.get("id") or f"{self.entry.id}/{int(self.steps[-1]) + 1}")


def rules_of(entry: Entry) -> Iterator[WrittenRule]:
    """Yield the rules of an entry, in the order of the file."""
    for steps, data in _rules(entry.data, ()):
        mark = entry.where(steps)
        yield WrittenRule(entry, steps, data, mark.line, max(mark.line, mark.end_line - (mark.end_col == 1)))


def rules_in(file: File) -> list[WrittenRule]:
    """Return the rules of a file, each once."""
    found: dict[int, WrittenRule] = {}
    for entry in file.entries:
        if entry.kind == "achievement" and file.kind == "chapter":
            continue  # the chapter itself has them
        for rule in rules_of(entry):
            found.setdefault(id(rule.data), rule)
    return list(found.values())


def rule_at(file: File, line: int) -> WrittenRule | None:
    """Return the rule that a line belongs to."""
    return next((rule for rule in rules_in(file) if rule.first <= line <= rule.last), None)


def _rules(data: Any, steps: Steps) -> Iterator[tuple[Steps, dict[str, Any]]]:
    if isinstance(data, dict):
        for key, value in data.items():
            if key in LISTS and isinstance(value, list):
                for index, rule in enumerate(value):
                    if isinstance(rule, dict) and (key == "earned" or any(verb in rule for verb in (*VERBS, "do"))):
                        yield (*steps, key, index), rule
            elif isinstance(value, dict | list):
                yield from _rules(value, (*steps, key))
    elif isinstance(data, list):
        for index, part in enumerate(data):
            yield from _rules(part, (*steps, index))
