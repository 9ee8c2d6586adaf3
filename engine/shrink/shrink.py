"""Find a shorter game that shows the same: by other games, other luck along the way, and fewer choices."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from engine.bots.explorer import ExplorerBot
from engine.bots.greedy.player import GreedyBot
from engine.bots.random import RandomBot
from engine.records.decision import OP_END, TURN, USE
from engine.records.game import MAX_DECISIONS
from engine.shrink.trial import NO_LUCK, FoundGame, Mark, Opening, Trial

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.records.decision import Decision
    from engine.records.game import Bot, Game

DECLINED: Final = 0
"""The answer to whether an optional rule is used, where a choice was left out."""


@dataclass(frozen=True)
class Effort:
    """How much may be played: games to find it at all, other games, and tries from each position of the best game."""

    games: int = 300
    others: int = 150
    tries: int = 3


class LeftOut:
    """Makes the choices of a game, some of them left out: in their place a turn ends, or a rule is declined."""

    def __init__(self, trial: Trial, turns: list[list[int]]) -> None:
        self.trial = trial
        self.left = [turn[:] for turn in turns]

    def choose(self, game: Game, decision: Decision) -> int:
        """The next choice of this turn that is offered."""
        turn = len(self.trial.turns) - 1
        left = self.left[turn] if turn < len(self.left) else []
        while left:
            answer = left.pop(0)
            if answer in decision.options:
                return answer
        if decision.kind == TURN:
            return OP_END
        return DECLINED if decision.kind == USE else decision.options[0]


class Shrinker:
    """Makes a game shorter that shows a fault of a chapter.

    `openings` are the ways in which other games may begin, the best first: parties and faces to start on.
    """

    def __init__(self, trial: Trial, openings: list[Opening], effort: Effort | None = None) -> None:
        self.trial = trial
        self.openings = openings
        self.effort = effort or Effort()

    def find(self, bots: Callable[[int], Bot], first_seed: int) -> FoundGame | None:
        """Find a game that shows it, as bots play the chapter; then one of any bot with any luck."""
        opening = self.openings[0]
        for seed in range(first_seed, first_seed + self.effort.games):
            found = self.trial.play(_with_seed(opening, seed), bots(seed), _as_it_is, MAX_DECISIONS)
            if found:
                return found
        for number in range(self.effort.games):
            found = self._any_game(number, MAX_DECISIONS)
            if found:
                return found
        return None

    def shrink(self, best: FoundGame) -> FoundGame:
        """Return the shortest game that was found; at worst the one that is known."""
        for number in range(self.effort.others):
            best = self._any_game(number, best.choices - 1) or best
        before = best.choices + 1
        while best.choices < before:
            before = best.choices
            best = self._with_fewer_choices(self._with_other_luck(best))
        return self._with_less_luck(best)

    def again(self, best: FoundGame, marked: bool = False) -> FoundGame | None:
        """Play a game once more."""
        bot = LeftOut(self.trial, [*map(list, best.turns)])
        return self.trial.play(best.opening, bot, _luck_of(best), best.choices, marked)

    def _any_game(self, number: int, most: int) -> FoundGame | None:
        opening = _with_seed(self.openings[number % len(self.openings)], number)
        return self.trial.play(opening, _some_bot(number), lambda turn: number, most)

    def _with_other_luck(self, best: FoundGame) -> FoundGame:
        """From each position of a game, the last first, play on with other bots and other luck."""
        number = len(self._marks(best)) - 1
        while number >= 0:
            found = self._from_mark(best, number)
            if found:
                best = found
                number = len(self._marks(best))
            number -= 1
        return best

    def _marks(self, best: FoundGame) -> list[Mark]:
        self.again(best, marked=True)
        return self.trial.marks

    def _from_mark(self, best: FoundGame, number: int) -> FoundGame | None:
        mark = self.trial.marks[number]
        for one in range(self.effort.tries):
            seed = 1 + one + self.effort.tries * number
            found = self.trial.play_from(mark, best.opening, _some_bot(seed), _always(seed), best.choices - 1)
            if found:
                return found
        return None

    def _with_fewer_choices(self, best: FoundGame) -> FoundGame:
        """Leave out choices: whole stretches of turns first, then ever shorter ones, then single choices (ddmin)."""
        size = len(best.turns)
        while size:
            for stretch in _stretches(len(best.turns), size):
                kept = [[] if turn in stretch else list(choices) for turn, choices in enumerate(best.turns)]
                best = self._try(best, kept)
            size //= 2
        turn = len(best.turns) - 1
        while turn >= 0:
            for place in reversed(range(len(best.turns[turn]) if turn < len(best.turns) else 0)):
                if turn < len(best.turns) and place < len(best.turns[turn]):
                    kept = [*map(list, best.turns)]
                    del kept[turn][place]
                    best = self._try(best, kept)
            turn -= 1
        return best

    def _try(self, best: FoundGame, kept: list[list[int]]) -> FoundGame:
        found = self.trial.play(best.opening, LeftOut(self.trial, kept), _luck_of(best), best.choices - 1)
        return found or best

    def _with_less_luck(self, best: FoundGame) -> FoundGame:
        """Take the dice as they are wherever the game shows the same."""
        for change in best.luck:
            less = replace(best, luck=tuple(one for one in best.luck if one != change))
            best = self.again(less) or best
        return best


def _with_seed(opening: Opening, seed: int) -> Opening:
    return Opening(opening.party, seed, opening.start, opening.end_page)


def _as_it_is(turn: int) -> int:
    return NO_LUCK


def _always(seed: int) -> Callable[[int], int]:
    return lambda turn: seed


def _luck_of(best: FoundGame) -> Callable[[int], int]:
    luck = dict(best.luck)
    return lambda turn: luck.get(turn, NO_LUCK)


def _some_bot(number: int) -> Bot:
    """Bots of three kinds in turn."""
    return (GreedyBot, RandomBot, ExplorerBot)[number % 3](number)


def _stretches(count: int, size: int) -> Iterator[range]:
    for first in range(0, count, size):
        yield range(first, min(count, first + size))
