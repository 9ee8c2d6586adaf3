"""How likely a position is to be won: weights of its features, learnt from practice games of the greedy bot.

Logistic regression by gradient steps whose size falls with the gradients so far (AdaGrad), in whole numbers throughout.
The practice games have seeds of their own, so that they tell nothing about the dice of other games.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Final

from engine.bots.expert.features import ONE, features
from engine.bots.greedy.player import GreedyBot
from engine.bots.planner.practice import FIRST_SEED, practice_result, some_party
from engine.play import new_game, step
from engine.records.dice import advance, drawn, seeded
from engine.records.state import BETWEEN_TURNS, STALLED, WON

if TYPE_CHECKING:
    from engine.bots.greedy.atlas import Atlas
    from engine.bots.greedy.style import PlayStyle

GAMES: Final = 400
"""Practice games whose positions at the start of each round are learnt from."""

AFTER: Final = 100_000_000
"""So far beyond the seeds of the planner's practice games."""

ROUNDS: Final = 12
KEPT: Final = 6
"""How often all positions are gone through, and over how many of the last times the weights are averaged."""

SURE: Final = 1 << 10
"""The chance of a game that is won for certain."""

UNIT: Final = 1 << 20
"""A weight of 1."""
STEP: Final = UNIT * 3 // 10
FIRST_GRADIENT: Final = SURE * ONE // 32
FADING: Final = 16
"""The size of a step, what the gradients start from, and by which power of two weights fade."""

STREAM: Final = 10

FINE: Final = 16
CLOSE: Final = 1_008_687_096
WIDEST: Final = 128
"""The table of the logistic curve: so many places for each 1, e to the power of -1/16 times 2**30, and its length."""


def _logistic() -> list[int]:
    """The chances at 0, 1/16, 2/16 and so on, by whole numbers alone."""
    table, power = [], 1 << 30
    for _ in range(WIDEST):
        table.append((SURE << 30) // ((1 << 30) + power))
        power = power * CLOSE >> 30
    return table


LOGISTIC: Final = _logistic()


def chance_at(sum_: int) -> int:
    """The chance that belongs to a weighted sum of features."""
    place = (sum_ if sum_ >= 0 else -sum_) * FINE // (UNIT * ONE)
    chance = LOGISTIC[place if place < WIDEST else WIDEST - 1]
    return chance if sum_ >= 0 else SURE - chance


class Forecast:
    """Weighs the features of positions of a chapter."""

    def __init__(self, style: PlayStyle, weights: list[int]) -> None:
        self.style = style
        self.weights = weights

    def weigh(self, seen: list[int]) -> int:
        """The weighted sum of some features: the higher, the likelier a win. 0 if practice saw no second round."""
        if not self.weights:
            return 0
        total = 0
        for index, value in enumerate(seen):
            if value:
                total += self.weights[index] * value
        return total


def forecast_for(atlas: Atlas, mice: int, end_page: int) -> Forecast:
    """The forecast for a chapter; learnt once, then remembered."""
    key = (mice, end_page)
    found = atlas.forecasts.get(key)
    if found is None:
        found = atlas.forecasts[key] = _learn(atlas, mice, end_page)
    return found


def _learn(atlas: Atlas, mice: int, end_page: int) -> Forecast:
    style = practice_result(atlas, mice, end_page).style
    positions: list[list[int]] = []
    won: list[bool] = []
    party = some_party(atlas.chapter, mice)
    for number in range(GAMES):
        bot = GreedyBot(number)
        bot.style = style
        game = new_game(atlas.chapter, party, FIRST_SEED + AFTER + number, [bot], end_page=end_page)
        state, last, before = game.state, game.state.round, len(positions)
        while not state.outcome:
            step(game)
            if state.round != last and state.phase == BETWEEN_TURNS and not state.outcome:
                last = state.round
                positions.append(features(game, atlas, style.skips))
        if state.outcome == STALLED:
            break
        won += [state.outcome == WON] * (len(positions) - before)
    return Forecast(style, weights_of(positions[: len(won)], won))


def weights_of(positions: list[list[int]], won: list[bool]) -> list[int]:
    """The weights with which features foretell best which games were won."""
    if not positions:
        return []
    size = len(positions[0])
    weights, gradients, kept = [0] * size, [FIRST_GRADIENT * FIRST_GRADIENT] * size, [0] * size
    order, rng = list(range(len(positions))), seeded(size, STREAM)
    for round_ in range(ROUNDS):
        for last in range(len(order) - 1, 0, -1):
            rng = advance(rng)
            other = drawn(rng, last + 1)
            order[last], order[other] = order[other], order[last]
        for number in order:
            _learn_from(weights, gradients, positions[number], won[number])
        if round_ >= ROUNDS - KEPT:
            for index in range(size):
                kept[index] += weights[index]
    return [weight // KEPT for weight in kept]


def _learn_from(weights: list[int], gradients: list[int], seen: list[int], won: bool) -> None:
    """Take a step towards what came of one position."""
    total = 0
    for index, value in enumerate(seen):
        if value:
            total += weights[index] * value
    error = (SURE if won else 0) - chance_at(total)
    for index, value in enumerate(seen):
        if value:
            gradient = error * value - (weights[index] >> FADING)
            gradients[index] += gradient * gradient
            weights[index] += STEP * gradient // isqrt(gradients[index])
