"""Writes the last section of docs/rules.md: `python -m tests.rules_page`."""

from __future__ import annotations

from itertools import groupby

from tests.rule_marks import BEGIN, END, PAGE, Mark, carried_out, listed, marks


def page(text: str) -> str:
    """The page with its generated section made anew."""
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    return before + BEGIN + section() + END + after


def section() -> str:
    """For each rule where it is carried out, and the tests that show it and its bounds."""
    places, shown = carried_out(), marks()
    lines = []
    for rule in listed():
        mine = [mark for mark in shown if mark.rule == rule]
        lines.append(f"- **{rule}** {', '.join(f'`{path}`' for path in places[rule])}")
        lines += [f"  - {tests}" for tests in _by_file(mine)]
    return "\n".join(lines) + "\n"


def _by_file(mine: list[Mark]) -> list[str]:
    found = []
    for path, group in groupby(sorted(mine, key=lambda mark: (mark.path, mark.negative)), key=lambda mark: mark.path):
        parts = [f"{'not: ' if mark.negative else ''}{mark.test.removeprefix('test_')}" for mark in group]
        found.append(f"`{path}`: {'; '.join(parts)}")
    return found


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
