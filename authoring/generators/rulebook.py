"""The last section of `docs/rules.md`: for each rule, the modules that implement it and the tests that show it."""

from __future__ import annotations

from itertools import groupby

from authoring.generators.rule_citations import BEGIN, END, PAGE, Mark, implementations, listed, marks


def page() -> str:
    """Return the whole page with its generated section made anew."""
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    return before + BEGIN + section() + END + after


def section() -> str:
    """Return the generated section."""
    places, all_marks = implementations(), marks()
    lines = []
    for rule in listed():
        lines.append(f"- **{rule}** {', '.join(f'`{path}`' for path in places[rule])}")
        lines += [f"  - {tests}" for tests in _by_file([mark for mark in all_marks if mark.rule == rule])]
    return "\n".join(lines) + "\n"


def _by_file(of_rule: list[Mark]) -> list[str]:
    ordered = sorted(of_rule, key=lambda mark: (mark.path, mark.negative))
    lines = []
    for path, group in groupby(ordered, key=lambda mark: mark.path):
        tests = [f"{'not: ' if mark.negative else ''}{mark.test.removeprefix('test_')}" for mark in group]
        lines.append(f"`{path}`: {'; '.join(tests)}")
    return lines
