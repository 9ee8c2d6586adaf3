"""Targets: pass, fail, undecided."""

from __future__ import annotations

import pytest

from engine.playtest import run
from engine.playtest.statistics.targets import FAIL, PASS, RATE, ROUNDS, UNDECIDED, Target, judge, targets_of
from tests.engine.playtest.toy import toss


def wanted(least: float, most: float, what: str = RATE) -> Target:
    return Target("random", what, least, most)


@pytest.mark.parametrize(
    ("least", "most", "word"),
    [(0.3, 0.7, PASS), (0.0, 0.3, FAIL), (0.7, 1.0, FAIL), (0.49, 0.6, UNDECIDED), (0.0, 1.0, PASS)],
)
def test_a_coin_is_held_against_what_is_wanted(least: float, most: float, word: str) -> None:
    assert judge(wanted(least, most), run(toss(), 300).tally).word == word


def test_without_games_nothing_is_decided() -> None:
    assert judge(wanted(0.0, 1.0), run(toss(), 0).tally).word == UNDECIDED


def test_a_clear_case_needs_few_games() -> None:
    def decided(games: int) -> bool:
        return judge(wanted(0.25, 0.75), run(toss(), games).tally).word == PASS

    assert not decided(10)
    assert decided(100)


def test_rounds_on_average() -> None:
    tally = run(toss(), 60).tally
    assert judge(wanted(1, 2, ROUNDS), tally).word == PASS
    assert judge(wanted(2, 5, ROUNDS), tally).word == FAIL


def test_targets_are_read_from_the_chapter() -> None:
    data = {"targets": [{"bot": "greedy", "win-rate": [0.4, 0.7], "rounds": [6, 20], "mice": 3}, {"bot": "random"}]}
    assert targets_of(data) == [Target("greedy", RATE, 0.4, 0.7, 3), Target("greedy", ROUNDS, 6, 20, 3)]
    assert targets_of({}) == []
