"""Games that are tried: bounded in choices, and the same when they are played again."""

from __future__ import annotations

from engine.bots.greedy.player import GreedyBot
from engine.records.chapter import Chapter
from engine.shrink.faults import Condition
from engine.shrink.trial import NO_LUCK, Trial
from tests.engine.shrink.conftest import openings

ROUND_2 = Condition({"round": 2})


def test_a_game_stops_when_it_shows_the_condition(flight: Chapter) -> None:
    found = Trial(flight, ROUND_2).play(openings(flight)[0], GreedyBot(0), lambda turn: 5, 500)
    assert found is not None
    assert found.choices == len(found.answers) == sum(map(len, found.turns))
    assert [turn for turn, seed in found.luck] == list(range(len(found.turns) - 1))


def test_a_game_that_takes_too_many_choices_is_given_up(flight: Chapter) -> None:
    trial = Trial(flight, ROUND_2)
    assert trial.play(openings(flight)[0], GreedyBot(0), lambda turn: NO_LUCK, 5) is None


def test_a_game_goes_on_from_any_of_its_positions(flight: Chapter) -> None:
    trial, opening = Trial(flight, ROUND_2), openings(flight)[0]
    found = trial.play(opening, GreedyBot(0), lambda turn: 5, 500, marked=True)
    assert found is not None
    for mark in trial.marks:
        again = trial.play_from(mark, opening, GreedyBot(1), lambda turn: 7, 500)
        assert again is not None
        assert again.answers[: mark.choices] == found.answers[: mark.choices]
