"""The chapter's file with hits in the margin."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.source_view import folded, source_lines


def test_the_source_with_hits_in_its_margin(result: PlaytestResult, data: dict[str, Any]) -> None:
    lines = {line.text.strip(): line for line in source_lines(result, data)}
    assert lines["- id: too-late"].state == "never"
    assert lines["- id: score"].state == "reached"
    assert lines["- id: score"].hits > 0
    assert lines["number: 1"].state == ""
    assert lines["- id: too-late"].margin == "never ✗"


def test_a_line_that_was_reached_in_part_says_which(result: PlaytestResult, data: dict[str, Any]) -> None:
    none = {"games": 0, "hits": 0, "share": 0.0}
    flip = ("flip", "guard-room")
    covered = [line | none if (line["kind"], line["name"]) == flip else line for line in data["coverage"]["lines"]]
    lines = source_lines(result, {**data, "coverage": {"lines": covered}})
    room = next(line for line in lines if line.text.strip() == "guard-room:")
    assert (room.state, room.aside) == ("partly", "never: flip guard-room")
    assert room.margin == f"{room.hits}×, 1 of 2 ~"


def test_long_runs_without_hits_are_folded(result: PlaytestResult, data: dict[str, Any]) -> None:
    lines = source_lines(result, data)
    runs = folded(lines)
    assert [line for _, run in runs for line in run] == lines
    assert [len(run) >= 6 and not any(line.state for line in run) for _, run in runs] == [fold for fold, _ in runs]
    assert runs[0][0]
