"""The games worth watching."""

from __future__ import annotations

from engine.playtest import Tally, run
from engine.playtest.picks import picks, typical
from engine.records.state import LOST, OUTCOMES, WON
from tests.engine.playtest.toy import chase, toss


def test_they_have_the_outcomes_they_stand_for() -> None:
    tally = run(chase(seed=5), 60).tally
    chosen = picks(tally)
    assert list(chosen) == ["typical", "closest", "worst"]
    assert tally.course[chosen["closest"]] == WON
    assert tally.course[chosen["worst"]] == LOST
    lost = [rounds for rounds, outcome in zip(tally.lengths, tally.course, strict=True) if outcome == LOST]
    assert tally.lengths[chosen["worst"]] == min(lost)


def test_a_typical_game_has_the_commonest_outcome() -> None:
    tally = run(toss(), 40).tally
    index = typical(tally)
    assert index is not None
    assert tally.outcomes[tally.course[index]] == max(tally.outcomes[number] for number in range(len(OUTCOMES)))


def test_without_games_there_are_none() -> None:
    assert picks(Tally()) == {}
