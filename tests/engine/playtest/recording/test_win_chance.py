"""The win-chance curve of a game, against chapters whose chances are known."""

from __future__ import annotations

import pytest

from engine.playtest.recording.recorder import Recording, record_game
from engine.playtest.recording.win_chance import (
    FEWEST,
    FOR_A_TURN,
    MOST,
    POINTS,
    ROLLOUTS,
    WEIGHTS,
    Chance,
    WinCurve,
)
from engine.records.errors import IllegalChoice
from engine.records.game import Game
from tests.engine.playtest.toy import chase, toy


def recorded(end_page: int = 6, index: int = 0) -> Recording:
    return record_game(chase(end_page).compile(), index, curve=True)


def coin_flip(need: str) -> Recording:
    """A game that one die decides at the start of the third round."""
    test = {"dice": 1, "need": need, "pass": [{"win": "heads"}], "fail": [{"lose": "tails"}]}
    rule = {"id": "toss", "when": "round-start", "if": {"round": 3}, "do": [{"test": test}]}
    return record_game(toy(rules=[rule], end_page=9).compile(), 0, curve=True)


@pytest.mark.parametrize(("need", "chance"), [("star", 1 / 2), ("cheese", 1 / 6)])
def test_the_chance_is_that_of_the_die(need: str, chance: float) -> None:
    points = coin_flip(need).curve.points[:-1]
    won, played = sum(point.won for point in points), sum(point.played for point in points)
    assert played >= 40
    assert abs(won / played - chance) < 3 * (chance * (1 - chance) / played) ** 0.5


def test_the_die_is_the_decisive_moment() -> None:
    curve = coin_flip("star").curve
    assert curve.decisive is not None
    assert curve.decisive[1] == curve.points[-1]


def test_the_same_game_has_the_same_curve() -> None:
    assert recorded().curve == recorded().curve
    assert recorded().curve != recorded(index=1).curve


def test_the_curve_leaves_the_recording_as_it_is() -> None:
    with_curve, without = recorded(), record_game(chase().compile(), 0)
    assert (with_curve.log, with_curve.frames, with_curve.acts) == (without.log, without.frames, without.acts)
    assert without.curve == WinCurve()


def test_the_work_is_bounded() -> None:
    recording = recorded(end_page=12)
    turns = sum(act.what == "turn" for act in recording.acts)
    points = recording.curve.points[:-1]
    assert 3 <= len(points) <= turns
    assert all(1 <= point.played <= MOST for point in points)
    from_rounds, from_turns = max(ROLLOUTS, FEWEST * len(points)), FOR_A_TURN * len(points)
    assert sum(point.played for point in points) <= MOST + from_rounds + from_turns


def test_games_that_do_not_end_cost_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.playtest.recording.win_chance.WORK", 900)
    monkeypatch.setattr("engine.playtest.recording.win_chance.PATIENCE", 40)
    rules = [{"id": "later", "when": "round-start", "do": [{"end-marker": 1}]}]
    recording = record_game(toy(rules=rules).compile(), 0, curve=True)
    points = recording.curve.points[:-1]
    assert recording.outcome == "stalled"
    assert 20 <= len(points) <= POINTS
    assert {point.won for point in points} == {0}
    assert {point.played for point in points} <= {1, 2}


def test_points_lie_at_starts_of_turns_and_the_end() -> None:
    recording = recorded()
    *points, end = recording.curve.points
    assert [recording.acts[point.step].what for point in points] == ["turn"] * len(points)
    assert end.step == len(recording.log) - 1
    assert end.share == (recording.outcome == "won")
    assert points[0].round == 1


def test_a_crash_in_a_game_that_is_played_on_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(_: Game) -> None:
        raise IllegalChoice("no")

    monkeypatch.setattr("engine.playtest.recording.win_chance.step", crash)
    assert recorded().curve == WinCurve()


def curve(*shares: float, won: bool = True) -> WinCurve:
    steps = [Chance(10 * number, number, 0, 8, share) for number, share in enumerate(shares, 1)]
    return WinCurve((*steps, Chance(99, 9, int(won), 1, float(won))))


def test_drama_is_the_lowest_chance_of_a_won_game_and_the_highest_of_a_lost_one() -> None:
    won, lost = curve(0.5, 0.2, 0.8), curve(0.5, 0.2, 0.8, won=False)
    assert won.drama == won.points[1]
    assert lost.drama == lost.points[2]
    assert WinCurve().drama is None


def test_a_game_is_decided_when_the_chance_stays_beyond_nine_tenths() -> None:
    game = curve(0.95, 0.9, 0.91, 0.97)
    assert game.decided == game.points[2]
    lost = curve(0.05, 0.1, 0.09, won=False)
    assert lost.decided == lost.points[2]
    late = curve(0.5)
    assert late.decided == late.points[-1]


def test_the_decisive_pair_has_the_greatest_change() -> None:
    game = curve(0.5, 0.4, 0.9, 0.95)
    assert game.decisive == (game.points[1], game.points[2])
    assert curve(1.0, 1.0).decisive is None


def test_a_point_weighs_more_in_its_own_share_than_those_around_it() -> None:
    curve = recorded(end_page=12).curve
    raw = [point.won / point.played for point in curve.points[:-1]]
    assert len(raw) > 5
    middle = len(raw) // 2
    weighed = [WEIGHTS[other] * raw[middle - 2 + other] for other in range(5)]
    assert curve.points[middle].share == pytest.approx(sum(weighed) / sum(WEIGHTS))
    assert curve.points[0].share == pytest.approx((3 * raw[0] + 2 * raw[1] + raw[2]) / 6)
