"""One game that is tried: played turn by turn with luck of its own for each turn, until it shows what is looked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.play import new_game, step
from engine.playtest.recording.follow import ScriptEnded
from engine.playtest.start_at import start_at
from engine.records.errors import IllegalChoice
from engine.records.game import Game
from engine.records.state import IN_MENU
from engine.solve.luck import Seen, change_luck

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.records.decision import Decision
    from engine.records.game import Bot
    from engine.records.state import State
    from engine.records.trace import Trace
    from engine.shrink.faults import Fault

NO_LUCK: Final = -1
"""Stands for the luck of a turn that goes on with the dice as they are."""
MOST_STEPS: Final = 30_000
"""A game is given up after so many steps."""


@dataclass(frozen=True)
class Opening:
    """How a game begins: the party as numbers of heroes, the seed, the face to start on, the page of the end marker."""

    party: tuple[int, ...]
    seed: int
    start: str = ""
    end_page: int = 0


@dataclass(frozen=True)
class FoundGame:
    """A game that shows what is looked for: how it begins, its luck turn by turn, and its choices until then."""

    opening: Opening
    luck: tuple[tuple[int, int], ...]
    """Seeds, each with the number of turns after which it is taken."""
    turns: tuple[tuple[int, ...], ...]
    """The choices of each turn; first those of the setup."""
    words: str
    """What it shows."""

    @property
    def choices(self) -> int:
        """How many choices there are."""
        return sum(map(len, self.turns))

    @property
    def answers(self) -> tuple[int, ...]:
        """All choices in their order."""
        return tuple(answer for turn in self.turns for answer in turn)


Luck = Callable[[int], int]
"""Says with which seed luck is taken anew for the turn that follows so many turns, or NO_LUCK."""


class TooLong(Exception):
    """A game has more choices than one that is known."""


@dataclass
class Mark:
    """A position between two turns of a game, and the way to it."""

    state: State
    hits: list[int]
    seen: Seen
    luck: tuple[tuple[int, int], ...]
    turns: tuple[tuple[int, ...], ...]

    @property
    def choices(self) -> int:
        """How many choices lead to it."""
        return sum(map(len, self.turns))


class Trial:
    """Plays games of a chapter until they show a fault. It stands between the game and the bot, and counts."""

    def __init__(self, chapter: Chapter, fault: Fault) -> None:
        self.chapter = chapter
        self.fault = fault
        self.bot: Bot
        self.most = 0
        self.made = 0
        self.seen = Seen()
        self.turns: list[list[int]] = []
        self.luck: list[tuple[int, int]] = []
        self.marks: list[Mark] = []
        self.played = 0
        self.trace: Trace | None = None
        """What records the next games, if anything does."""

    def choose(self, game: Game, decision: Decision) -> int:
        """The answer of the bot, written down."""
        if self.made >= self.most:
            raise TooLong
        self.seen.offered(decision)
        answer = self.bot.choose(game, decision)
        if answer not in decision.options:
            raise IllegalChoice("a choice that is not offered")
        self.made += 1
        self.turns[-1].append(answer)
        return answer

    def play(self, opening: Opening, bot: Bot, luck: Luck, most: int, marked: bool = False) -> FoundGame | None:
        """Play a new game with at most so many choices; with `marked`, keep its positions in `marks`."""
        self._begin(bot, most, Seen(), [], [[]])
        if marked:
            self.marks = []
        try:
            game = new_game(
                self.chapter, list(opening.party), opening.seed, [self], self.trace, end_page=opening.end_page
            )
            if opening.start:
                start_at(game, opening.start)
            words = self.fault.seen(game) or self._go_on(game, luck, marked)
        except (TooLong, ScriptEnded):
            return None
        except Exception as error:  # what is looked for, perhaps
            words = self.fault.raised(error)
        return self._shown(opening, words)

    def play_from(self, mark: Mark, opening: Opening, bot: Bot, luck: Luck, most: int) -> FoundGame | None:
        """Play on from a position of a game that began in this way."""
        self._begin(bot, most, mark.seen.copy(), list(mark.luck), [*map(list, mark.turns)])
        self.made = mark.choices
        game = self._game_at(mark)
        try:
            words = self._go_on(game, luck, False)
        except (TooLong, ScriptEnded):
            return None
        except Exception as error:  # what is looked for, perhaps
            words = self.fault.raised(error)
        return self._shown(opening, words)

    def _begin(self, bot: Bot, most: int, seen: Seen, luck: list[tuple[int, int]], turns: list[list[int]]) -> None:
        self.bot, self.most, self.made = bot, most, 0
        self.seen, self.luck, self.turns = seen, luck, turns
        self.played += 1

    def _game_at(self, mark: Mark) -> Game:
        game = Game(self.chapter, mark.state.copy(), [self] * mark.state.mice)
        game.hits = mark.hits[:]
        return game

    def _go_on(self, game: Game, luck: Luck, marked: bool) -> str:
        """Play turn by turn until the game shows the fault; what it shows, or nothing."""
        state, steps = game.state, 0
        while not state.outcome and steps < MOST_STEPS:
            self.seen.look(game)
            if marked:
                turns = tuple(map(tuple, self.turns))
                self.marks.append(Mark(state.copy(), game.hits[:], self.seen.copy(), tuple(self.luck), turns))
            seed = luck(state.turn)
            if seed != NO_LUCK:
                change_luck(state, seed, self.seen)
                self.luck.append((state.turn, seed))
            self.turns.append([])
            turn = state.turn
            while not state.outcome and (state.turn == turn or state.phase == IN_MENU):
                step(game)
                steps += 1
                words = self.fault.seen(game)
                if words:
                    return words
        return ""

    def _shown(self, opening: Opening, words: str) -> FoundGame | None:
        if not words or self.made > self.most:
            return None
        return FoundGame(opening, tuple(self.luck), tuple(map(tuple, self.turns)), words)
