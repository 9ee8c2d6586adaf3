"""What practice games teach about positions."""

from __future__ import annotations

from engine.bots.expert.features import ONE, features
from engine.bots.expert.forecast import SURE, UNIT, chance_at, forecast_for, weights_of
from engine.bots.greedy.atlas import Atlas
from engine.bots.greedy.player import GreedyBot
from engine.play import step
from engine.records.dice import advance, drawn, seeded
from tests.engine.bots.journey import PARTY, journey, ready


def test_the_curve_is_that_of_logistic_regression() -> None:
    assert chance_at(0) == SURE // 2
    for one, chance in ((1, 0.731), (2, 0.881), (-1, 0.269), (-3, 0.047)):
        assert abs(chance_at(one * UNIT * ONE) / SURE - chance) < 0.02
    assert chance_at(99 * UNIT * ONE) >= SURE - 2


def test_weights_find_what_decides() -> None:
    """Games are won where the second feature is high, whatever the third is."""
    positions, won, rng = [], [], seeded(5)
    for _ in range(400):
        rng = advance(rng)
        high = drawn(rng, 100)
        rng = advance(rng)
        positions.append([ONE, ONE * high // 50, ONE * drawn(rng, 100) // 50])
        rng = advance(rng)
        won.append(drawn(rng, 100) < high)
    weights = weights_of(positions, won)
    assert weights[1] > 5 * abs(weights[2])
    assert weights == weights_of(positions, won)


def test_nothing_learnt_from_nothing() -> None:
    assert weights_of([], []) == []


def test_a_forecast_is_learnt_once_and_alike_for_everybody() -> None:
    one, other = Atlas(journey()), Atlas(journey())
    first = forecast_for(one, len(PARTY), 3)
    assert forecast_for(one, len(PARTY), 3) is first
    assert forecast_for(other, len(PARTY), 3).weights == first.weights


def test_captured_mice_and_lost_time_lower_the_chance() -> None:
    atlas = Atlas(journey())
    forecast = forecast_for(atlas, len(PARTY), 3)
    game = ready([GreedyBot(3)], 3)
    while game.state.round < 2:
        step(game)
    good = chance_at(forecast.weigh(features(game, atlas, 0)))
    game.state.page, game.state.wheel = game.state.end_page, 5
    assert chance_at(forecast.weigh(features(game, atlas, 0))) < good
