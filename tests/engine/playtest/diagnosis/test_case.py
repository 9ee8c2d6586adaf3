"""What causes ask of the games."""

from __future__ import annotations

from engine.playtest.diagnosis import diagnose
from engine.playtest.facts import hit
from engine.playtest.summary import CRASHED
from tests.engine.playtest.diagnosis.cases import FIELD, HALL, case, game, line


def test_games_that_crashed_are_no_games() -> None:
    games = case([game(), {**game(), "outcome": CRASHED}, game(False)])
    assert list(games.finished()) == [0, 2]
    assert games.unexplained() == [2]
    assert games.games == 2


def test_games_that_met_all_of_some_facts() -> None:
    games = case([game(True, FIELD), game(True, FIELD, HALL), game(True, HALL)])
    both = hit(line("face", FIELD)), hit(line("face", HALL))
    assert games.having(*both) == [1]
    assert games.having(both[1]) == [1, 2]
    assert games.having() == [0, 1, 2]


def test_as_far_as_a_face() -> None:
    """Who comes to the hall has been in the field; nothing comes before the field."""
    games = case([game(False, FIELD)] * 2 + [game(True, FIELD, HALL)] * 20)
    assert len(games.as_far(line("face", HALL))) == 22
    assert len(games.as_far(line("face", FIELD))) == 22
    direct = case([game(False, FIELD)] * 2 + [game(True, HALL)] * 20)
    assert len(direct.as_far(line("face", HALL))) == 22


def test_hard_and_easy() -> None:
    games = [game()] * 5 + [game(False)] * 5
    assert not case(games).is_hard
    assert not case(games, wanted=None).is_hard
    assert case(games, wanted=(0.6, 0.7)).is_hard
    assert case(games, wanted=(0.1, 0.4)).is_easy


def test_no_game_no_cause() -> None:
    assert diagnose(case([])) == []


def test_the_costliest_cause_comes_first() -> None:
    flips = [game(tosses={0: True})] * 30 + [game(False, tosses={0: False})] * 30
    found = diagnose(case([{**one, "waits": {0: 10}} for one in flips]))
    assert [cause.kind for cause in found] == ["coin-flip", "waiting"]
    assert found[0].cost > found[1].cost
