"""Findings by importance."""

from __future__ import annotations

from authoring.content.findings import Finding, Mark
from authoring.lint.formats import FORMATS, Report
from authoring.lint.order import by_importance
from authoring.lint.registry import RULES

FINDINGS = [
    Finding.at(RULES[code].kind, "a.yaml", Mark(line, 1, line, 2), RULES[code].name)
    for line, code in enumerate(("N110", "E103", "E102", "R101"), 1)
]


def test_errors_come_first_and_what_is_certain_before_what_is_likely() -> None:
    assert [one.code for one in by_importance(FINDINGS)] == ["R101", "E102", "E103", "N110"]


def test_the_github_format_starts_with_the_most_important() -> None:
    lines = FORMATS["github"](Report(tuple(FINDINGS), {})).splitlines()
    assert [line.split(" ")[0] for line in lines[:4]] == ["::error", "::warning", "::warning", "::notice"]
