"""How likely a recorded game was to be won as it went on: greedy plays on from there, many times, with other luck.

Each point of the curve is the start of a turn: the first one of every round, and every one of the round in which most
changed. A game that is played on has dice of its own and its unseen cards in another order, so that a point shows what
the party could hope for and not what came. As a page must not keep anybody waiting, there are few games for a point;
so the points around it count, too. The number of games is bounded and their luck depends on the turn alone: the same
game has the same curve everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from engine.bots.greedy.player import GreedyBot
from engine.play import step
from engine.records.dice import seeded, shuffle
from engine.records.game import Game
from engine.records.state import WON

if TYPE_CHECKING:
    from engine.records.state import State

ROLLOUTS: Final = 160
"""Games that are played on in all from the rounds of a game."""
FEWEST: Final = 8
MOST: Final = 24
"""The fewest and the most of them for one point."""
FOR_A_TURN: Final = 12
"""Games that are played on from each turn of the round in which most changed."""
LOOK: Final = 12
"""After so many games that all end alike, no more are played."""
POINTS: Final = 30
"""The most rounds that are looked at; of a longer game, every second round, every third and so on."""
WORK: Final = 50_000
"""Decisions in all of the games that are played on from the rounds. A usual game takes some two hundred to its end."""
PATIENCE: Final = 1_000
"""A game that is played on for so many decisions counts as not won."""

WEIGHTS: Final = (1, 2, 3, 2, 1)
"""What a point and the two on either side of it weigh in the curve: eight games alone are often far off."""

SURE: Final = 0.9
"""Above this chance a game counts as decided, and below what it leaves."""


@dataclass(frozen=True)
class Chance:
    """The chance before a step of the log, and how many games were played on from there."""

    step: int
    round: int
    won: int
    played: int
    share: float = 0.0
    """The chance, smoothed over the points before and after."""


@dataclass(frozen=True)
class WinCurve:
    """The chance from point to point. The last point is how the game really ended."""

    points: tuple[Chance, ...] = ()

    @property
    def was_won(self) -> bool:
        """Whether the game was won in the end."""
        return bool(self.points) and self.points[-1].won > 0

    @property
    def decisive(self) -> tuple[Chance, Chance] | None:
        """The two points with the greatest change between them; None if nothing changed."""
        pairs = list(zip(self.points, self.points[1:], strict=False))
        most = max(pairs, key=_swing, default=None)
        return most if most and _swing(most) else None

    @property
    def drama(self) -> Chance | None:
        """How deep a won game sank, or how high a lost one rose: the point farthest from its end."""
        pick = min if self.was_won else max
        return pick(self.points[:-1], key=lambda point: point.share, default=None)

    @property
    def decided(self) -> Chance | None:
        """The first point from which on the chance stays above 90 %, or below 10 % in a lost game."""
        found = None
        for point in reversed(self.points):
            if (point.share if self.was_won else 1 - point.share) <= SURE:
                break
            found = point
        return found


@dataclass(frozen=True)
class TurnStart:
    """A turn that is about to be taken: the step of the log at which it begins, and the position."""

    step: int
    state: State


def win_curve(game: Game, turns: Sequence[TurnStart], last_step: int) -> WinCurve:
    """Return the curve of a finished game from the starts of its turns."""
    firsts = _first_of_rounds(turns)
    games, work = ROLLOUTS // max(1, len(firsts)), WORK // max(1, len(firsts))
    raw = [_chance(game, turn, MOST, work) for turn in firsts[:1]]  # no points before it count for it
    raw += [_chance(game, turn, max(FEWEST, min(MOST, games)), work) for turn in firsts[1:]]
    end = Chance(last_step, game.state.round, int(game.state.outcome == WON), 1)
    most = WinCurve(_smoothed(raw, end)).decisive
    if most:
        between = [turn for turn in turns if most[0].step < turn.step < most[1].step]
        raw += [_chance(game, turn, FOR_A_TURN, work) for turn in between[:: len(between) // FOR_A_TURN + 1]]
    return WinCurve(_smoothed(raw, end))


def _smoothed(raw: list[Chance], end: Chance) -> tuple[Chance, ...]:
    """The points in their order, each smoothed over those around it, and the end as it was.

    A point from which every game crashed is left out.
    """
    points = sorted((point for point in raw if point.played), key=lambda point: point.step)
    reach = len(WEIGHTS) // 2
    found = []
    for place, point in enumerate(points):
        around = range(max(0, place - reach), min(len(points), place + reach + 1))
        weights = [WEIGHTS[other - place + reach] for other in around]
        won = [points[other].won / points[other].played for other in around]
        share = sum(weight * one for weight, one in zip(weights, won, strict=True)) / sum(weights)
        found.append(replace(point, share=share))
    return (*found, replace(end, share=float(end.won))) if found else ()


def _swing(pair: tuple[Chance, Chance]) -> float:
    return abs(pair[1].share - pair[0].share)


def _first_of_rounds(turns: Sequence[TurnStart]) -> list[TurnStart]:
    """The first turn of every round, or of every second or third where there are many rounds."""
    rounds: dict[int, TurnStart] = {}
    for turn in turns:
        rounds.setdefault(turn.state.round, turn)
    return list(rounds.values())[:: len(rounds) // POINTS + 1]


def _chance(game: Game, turn: TurnStart, games: int, work: int) -> Chance:
    """Play on so many times, fewer if that takes more decisions than allowed, at least once."""
    won = played = 0
    for number in range(games):
        if work <= 0 or (number == LOOK and won in (0, played)):
            break
        table = _table(game, turn.state, number)
        try:
            while not table.state.outcome and table.decisions < PATIENCE:
                step(table)
        except Exception:  # a crash that the recorded game has not met tells nothing about its chance
            continue
        work -= table.decisions
        won += table.state.outcome == WON
        played += 1
    return Chance(turn.step, turn.state.round, won, played)


def _table(game: Game, position: State, number: int) -> Game:
    """A game that goes on from a position with greedy and with the luck of this number."""
    state = position.copy()
    state.rng = seeded(state.turn * MOST + number, stream=6)
    shuffle(state, state.deck)
    shuffle(state, state.encounters)
    return Game(game.chapter, state, [GreedyBot(number)] * len(game.bots))
