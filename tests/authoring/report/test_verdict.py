"""The verdict in words."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from authoring.playtest.diagnosis import Diagnosis
from authoring.report import document
from authoring.report.verdict import verdict
from engine.playtest import Summary, Tally
from engine.playtest.diagnosis.cause import POINTS, Cause
from engine.playtest.diagnosis.experiments import Longer
from engine.playtest.statistics.bands import Band
from engine.playtest.statistics.sequential import rate_bounds
from engine.records.state import LOST, STALLED, WON
from tests.playable import TOSS, chapter, playtested

BAND = Band(0.3, 0.7, own=False)


def judged(
    won: int, time: int = 0, captured: int = 0, *, wanted: Band | None = BAND, stalled: int = 0, standard: bool = True,
    slack: int = 3, **more: Any,
) -> dict[str, Any]:  # fmt: skip
    """The verdict over so many games, of which the wins had some pages left."""
    tally = Tally()
    ends = [(WON, "victory")] * won + [(LOST, "time")] * time + [(LOST, "all captured")] * captured
    for index, (outcome, reason) in enumerate(ends + [(STALLED, "too many rounds")] * stalled):
        tally.add(Summary(index, index, ("nez",), outcome, reason, face=0, slack=slack))
    result: Any = SimpleNamespace(
        tally=tally, end_page=6, plan=SimpleNamespace(bot="greedy"),
        compiled=SimpleNamespace(chapter=SimpleNamespace(standard_defeat=standard)),
    )  # fmt: skip
    return verdict(result, Diagnosis(wanted, more.pop("causes", ()), **more), {"hall": "Great Hall"})


@pytest.mark.parametrize(
    ("won", "lost", "word", "tone"),
    [
        (100, 900, "too-hard", "bad"),
        (28, 72, "perhaps-too-hard", "warn"),
        (32, 68, "probably-as-wanted", "warn"),
        (500, 500, "as-wanted", "good"),
        (72, 28, "perhaps-too-easy", "warn"),
        (900, 100, "too-easy", "bad"),
    ],
)
def test_the_interval_decides_how_sure_it_is(won: int, lost: int, word: str, tone: str) -> None:
    found = judged(won, lost)
    assert (found["word"], found["tone"]) == (word, tone)
    assert (found["low"], found["high"]) == tuple(round(end, 6) for end in rate_bounds(won, won + lost))
    assert found["text"].count(".") - found["text"].count(".0 %") <= 2  # one sentence; shares may have decimals


def test_the_whole_sentence() -> None:
    longer = {1: Longer(1, tuple(range(100, 200)), frozenset(range(100, 120)))}
    found = judged(100, 900, longer=longer)
    assert found["text"] == (
        "Too hard: 10 % won (6.9 % to 14 %), wanted 30 % to 70 %; the clock decides; one page more: +18 points."
    )
    assert found["page-more"] == 0.18
    assert found["decides"] == "the clock decides"


def test_a_page_that_brings_nothing_and_a_page_less() -> None:
    longer = {1: Longer(1, tuple(range(100, 200)), frozenset())}
    assert "; one page more would not help." in judged(100, 900, longer=longer)["text"]
    assert "; one page less: −50 points." in judged(500, 500, slack=1)["text"]
    assert "page" not in judged(500, 500)["text"]  # all wins had pages to spare
    assert "page" not in judged(500, 500, slack=1, standard=False)["text"]


def test_a_heavy_cause_decides() -> None:
    heavy = Cause("stopping-room", 0.4, POINTS, {"face": "hall"})
    light = Cause("coin-flip", 0.09, POINTS, {})
    assert judged(100, 900, causes=(heavy,))["decides"] == "Great Hall decides"
    assert judged(100, 900, causes=(light,))["decides"] == "the clock decides"
    assert judged(100, 900, causes=(Cause("coin-flip", 0.1, POINTS, {}),))["decides"] == "one roll decides"


def test_else_the_commonest_way_to_lose_decides_if_it_is_most_of_them() -> None:
    assert judged(500, 200, 300)["decides"] == "captures decide"
    assert judged(500, 250, 250)["decides"] == ""
    assert judged(1000)["decides"] == ""


def test_games_that_never_end_and_bots_of_which_nothing_is_known() -> None:
    assert judged(50, 40, stalled=10)["text"].startswith("Broken: 10 % of games never ended; 50 % won (")
    found = judged(500, 500, wanted=None)
    assert found["text"].endswith("; what greedy should win is not known.")
    assert found["wanted"] is None
    assert judged(0)["text"] == "No game came to an end."


def test_crashes_are_said_first(tmp_path: Path) -> None:
    report = document(playtested(chapter(tmp_path), 21, bot="tests.engine.playtest.toy:FaintingBot"))
    assert report["verdict"]["text"].startswith("Broken: 3 of 21 games crashed; of the others, ")


def test_the_targets_of_the_chapter_are_what_is_wanted(tmp_path: Path) -> None:
    own = document(playtested(chapter(tmp_path), 20, bot="greedy"))["verdict"]
    assert (own["wanted"], own["wanted-by-chapter"]) == ([0.0, 0.2], True)
    usual = document(playtested(chapter(tmp_path, TOSS, "toss"), 20, bot="greedy"))["verdict"]
    assert (usual["wanted"], usual["wanted-by-chapter"]) == ([0.3, 0.7], False)
