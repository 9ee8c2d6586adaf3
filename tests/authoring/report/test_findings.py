"""Findings in words: their order, their lines and their games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from authoring.playtest.diagnosis import Diagnosis
from authoring.playtest.result import PlaytestResult
from authoring.report import document
from authoring.report.document import face_names
from authoring.report.findings import MOST, findings
from authoring.report.sections import SECTIONS
from engine.playtest.diagnosis.cause import NOTHING, POINTS, TURNS, Cause
from tests.playable import BRAWL, chapter, playtested

VOTE = {"rule": "vote", "asked": 40, "option": 1, "other": 2}
CAUSES = (
    Cause("clock", 0.4, POINTS, {"pages": 3, "gain": 0.4, "lost": 0.9}),
    Cause("clock", 0.4, POINTS, {"pages": 1, "gain": 0.4, "lost": 0.9}),
    Cause("loose-clock", 0.2, POINTS, {"drop": 0.2}),
    Cause("stopping-room", 0.5, POINTS, {"face": "guard-room", "lost": 0.8, "captured": 0.0, "mice": [3]}),
    Cause("stopping-room", 0.5, POINTS, {"face": "guard-room", "lost": 0.8, "captured": 0.5, "mice": [3, 4]}),
    Cause("vital-card", 0.3, POINTS, {"card": "grape", "with": 0.7, "without": 0.0, "lacking": 0.5}),
    Cause("coin-flip", 0.6, POINTS, {"rule": "boss", "games": 1.0, "lucky": 1.0, "unlucky": 0.0}),
    Cause("waiting", 0.2, TURNS, {"face": "guard-room", "space": "d3", "share": 0.2}),
    Cause("waiting", 0.2, TURNS, {"face": "guard-room", "space": "", "share": 0.2}),
    Cause("side-room", 0.1, TURNS, {"face": "guard-room", "turns": 0.1, "with": 0.5, "without": 0.6}),
    Cause("captures", 0.1, TURNS, {"what": "room", "name": "guard-room", "share": 0.8, "fair": 0.2}),
    Cause("captures", 0.1, TURNS, {"what": "hero", "name": "nez", "share": 0.8, "fair": 0.2}),
    Cause("captures", 0.1, TURNS, {"what": "minion", "name": "rat-warrior", "share": 0.8, "fair": 0.2}),
    Cause("parties", 0.1, POINTS, {"best": ["nez"], "worst": ["filch"], "high": 0.8, "low": 0.2}),
    Cause("no-choice", 0.0, NOTHING, {"rule": "vote", "why": "same"}),
    Cause("no-choice", 0.0, NOTHING, {**VOTE, "why": "always"}),
    Cause("no-choice", 0.0, NOTHING, {**VOTE, "why": "never"}),
    Cause("no-choice", 0.0, NOTHING, {"rule": "vote", "why": "alike", "one": 0.5, "two": 0.5}),
    Cause("refused", 0.0, NOTHING, {"name": "ring", "what": "action", "times": 400, "games": 0.9}),
)  # fmt: skip


def shown_with(result: PlaytestResult, data: dict[str, Any], *causes: Cause) -> list[dict[str, Any]]:
    """The findings of a report with these causes and nothing else."""
    sections = {name: data[name] for name in SECTIONS}
    covered = {**data["coverage"], "lines": [line for line in data["coverage"]["lines"] if line["games"]]}
    return findings(
        result, Diagnosis(None, causes), {**sections, "coverage": covered, "targets": []}, face_names(result)
    )


@pytest.mark.parametrize("cause", CAUSES, ids=lambda cause: cause.kind)
def test_every_cause_has_its_sentence(result: PlaytestResult, data: dict[str, Any], cause: Cause) -> None:
    (one,) = shown_with(result, data, cause)
    assert one["kind"] == cause.kind
    assert (one["cost"], one["unit"]) == (cause.cost, cause.unit)
    assert one["text"].endswith(".")
    assert "{" not in one["text"]
    assert "guard-room" not in one["text"]  # rooms are named


def test_some_sentences(result: PlaytestResult, data: dict[str, Any]) -> None:
    texts = [shown_with(result, data, cause)[0]["text"] for cause in CAUSES[:8]]
    assert texts[0] == "Time runs out in 90 % of games; 3 pages more would win 40 points."
    assert texts[1] == "Time runs out in 90 % of games; one page more would win 40 points."
    assert texts[3] == "Guard Room stops 3 mice: 80 % of the games that come there are lost there."
    assert texts[4].startswith("Guard Room stops the party: 80 % of the games that come there are lost there, 50 % of ")
    assert texts[7] == "Mice wait in Guard Room, most often on d3: 20 % of all turns are spent there doing nothing."


def test_lines_of_the_chapter(result: PlaytestResult, data: dict[str, Any]) -> None:
    lines = result.loaded.entry.file.source.lines
    for cause, words in ((CAUSES[0], "end-page: 5"), (CAUSES[12], "rat-warrior"), (CAUSES[13], "party:")):
        path, _, number = shown_with(result, data, cause)[0]["where"].rpartition(":")
        assert path == "brawl.yaml"
        assert words in lines[int(number) - 1]
    assert shown_with(result, data, CAUSES[5])[0]["where"] == ""  # the chapter does not mention grapes


def test_the_costly_come_first_and_five_are_enough(result: PlaytestResult, data: dict[str, Any]) -> None:
    costly, free = CAUSES[0], CAUSES[14]
    assert [one["kind"] for one in shown_with(result, data, free, costly)] == ["clock", "no-choice"]
    assert len(shown_with(result, data, *CAUSES)) == MOST == 5


def test_what_nobody_reached_with_its_place(data: dict[str, Any]) -> None:
    one = next(one for one in data["findings"] if one["kind"] == "never")
    assert one["tone"] == "warn"
    assert one["text"] == "Nobody ever reached rule too-late (each in fewer than 5.0 % of games)."
    assert one["where"].startswith("brawl.yaml:")
    assert (one["seed"], one["step"], one["command"]) == (None, None, "")


def test_what_nobody_can_reach_is_worse(tmp_path: Path) -> None:
    apart = BRAWL.replace("at: [0, 0] }}\n", "at: [0, 0] }}\n  - {{ face: forge, at: [5, 5] }}\n")
    report = document(playtested(chapter(tmp_path, apart), 5, bot="random"))
    (one,) = [one for one in report["findings"] if one["kind"] == "never-can"]
    assert one["tone"] == "bad"
    assert "face forge" in one["text"]
    assert one["text"].endswith(", says lint.")


def test_ways_and_backs_of_tiles_are_no_findings(data: dict[str, Any]) -> None:
    missed = {line["kind"] for line in data["coverage"]["lines"] if line["own"] and not line["games"]}
    assert "flip" in missed
    assert not any(word in one["text"] for one in data["findings"] for word in ("flip ", "face ", "exit "))


def test_crashes_come_first(tmp_path: Path) -> None:
    report = document(playtested(chapter(tmp_path), 21, bot="tests.engine.playtest.toy:FaintingBot"))
    assert report["findings"][0]["text"] == "3 games crashed and count in no number: seed 0, 10, 20."


def test_a_run_without_an_end_says_so(tmp_path: Path) -> None:
    report = document(playtested(chapter(tmp_path), 1, bot="tests.engine.playtest.toy:FaintingBot"))
    assert report["verdict"]["text"] == "No game came to an end."
    assert [one["kind"] for one in report["findings"]] == ["crashes"]


def test_a_missed_target_that_the_verdict_does_not_tell(tmp_path: Path) -> None:
    text = BRAWL.replace("win-rate: [0, 0.2]", "win-rate: [0, 0.2], rounds: [90, 99]")
    report = document(playtested(chapter(tmp_path, text), 60, bot="greedy"))
    missed = [one for one in report["findings"] if one["kind"] == "missed-target"]
    assert [one["text"].split(" greedy ")[0] for one in missed] == ["Target is missed: rounds of"]
    assert missed[0]["where"].startswith("brawl.yaml:")
