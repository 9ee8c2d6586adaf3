"""Two versions over the same seeds."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.playtest import Tally, run
from engine.playtest.statistics.paired import Pairs, mean_difference, pairs, partings, rate_difference
from engine.records.state import LOST, WON
from tests.engine.playtest.toy import chase, toss

REPEATS, GAMES = 100, 60


def course(*outcomes: int) -> Tally:
    return Tally(course=bytearray(outcomes))


def test_pairs_are_counted() -> None:
    assert pairs(course(WON, WON, LOST, LOST, 4), course(WON, LOST, WON, LOST, WON)) == Pairs(1, 1, 1, 1)


def test_the_same_chapter_has_no_difference() -> None:
    one, other = run(chase(), 40).tally, run(chase(), 40).tally
    found = pairs(one, other)
    assert found.only_one == found.only_other == 0
    assert rate_difference(found).value == 0
    assert mean_difference(one, other) == mean_difference(other, one)
    assert mean_difference(one, other).value == 0


def test_more_time_is_told_with_few_games() -> None:
    one, other = run(chase(end_page=3), 150).tally, run(chase(end_page=9), 150).tally
    found = rate_difference(pairs(one, other))
    assert 0 < found.low < found.value < found.high
    assert mean_difference(one, other).low > 0


def test_nothing_is_known_of_no_games() -> None:
    assert (rate_difference(Pairs(0, 0, 0, 0)).low, rate_difference(Pairs(0, 0, 0, 0)).high) == (-1, 1)
    assert mean_difference(Tally(), Tally()).high == float("inf")


def test_the_interval_covers_the_truth() -> None:
    """A coin against cheese on a die, thrown apart: the true difference is 1/6 - 1/2."""
    coin = run(toss(), REPEATS * GAMES).tally.course
    cheese = run(toss(need="cheese", seed=10**6), REPEATS * GAMES).tally.course
    covered = 0
    for start in range(0, REPEATS * GAMES, GAMES):
        one, other = course(*coin[start : start + GAMES]), course(*cheese[start : start + GAMES])
        found = rate_difference(pairs(one, other))
        covered += found.low <= 1 / 6 - 1 / 2 <= found.high
    assert covered / REPEATS == pytest.approx(0.95, abs=0.04)


def test_games_part_where_the_change_acts() -> None:
    """A later end marker changes nothing until the time would have been over."""
    plans = [chase(end_page=page) for page in (6, 6, 7)]
    tallies = []
    for plan in plans:
        compiled, tally = plan.compile(), plan.empty_tally()
        for index in range(40):
            tally.add(compiled.play(index))
        tallies.append(tally)
    one, same, longer = tallies
    assert partings(one, same).alike == 40
    found = partings(one, longer)
    assert 0 < found.alike < 40
    assert found.rounds.total() == found.faces.total() == 40 - found.alike
    assert set(found.faces) == {compiled.chapter.board.face_ids.index("field")}
    lost = [index for index in range(40) if one.course[index] != WON]
    assert found.rounds <= Counter(one.lengths[index] for index in lost)  # each parts when the first one is over
