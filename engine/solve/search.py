"""The search: whole games first, then a beam over turns, then an archive of novel positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.bots.explorer import ExplorerBot
from engine.bots.greedy.player import GreedyBot
from engine.bots.random import RandomBot
from engine.solve.archive import Archive
from engine.solve.course import Course
from engine.solve.explore import Table
from engine.solve.places import Places
from engine.solve.progress import Progress

if TYPE_CHECKING:
    from engine.records.chapter import Chapter
    from engine.records.content import Content
    from engine.records.game import Bot
    from engine.solve.aims import Aims

GAMES: Final = 12
"""Whole games of the greedy bot, and as many of others if that is not enough."""


@dataclass(frozen=True)
class Effort:
    """How much a search may do, in turns played; and how many whole games it begins with."""

    turns: int = 40_000
    games: int = GAMES


@dataclass(frozen=True)
class LineOfPlay:
    """A course of play that shows something, and how long it takes until then."""

    course: Course
    rounds: int
    turns: int

    @property
    def length(self) -> tuple[int, int]:
        """By which two courses of play are compared."""
        return self.rounds, self.turns


class Search:
    """A search in a chapter for one party."""

    def __init__(self, content: Content, chapter: Chapter, party: tuple[int, ...], end_page: int = 0) -> None:
        self.table = Table(chapter, party, end_page)
        self.places = Places(content, chapter)
        self.archive = Archive(self.table, self.places, Progress(chapter))
        self.shown: dict[int, LineOfPlay] = {}

    def run(self, aims: Aims, effort: Effort) -> dict[int, LineOfPlay]:
        """Look for everything that is to be shown, as long as the effort lasts."""
        self.archive.aim_at(aims.missing())
        self._games(aims, effort)
        while not aims.done and self.table.turns < effort.turns and self.archive.spots:
            self.archive.aim_at(aims.missing())
            self.archive.play_on(lambda: self._look(aims))
        return self.shown

    def _games(self, aims: Aims, effort: Effort) -> None:
        """Play whole games; their positions are the first of the archive. Of several victories keep the shortest."""
        for number in range(effort.games):
            if aims.done and not aims.again:
                return
            self._game(number, GreedyBot(number), aims, effort)
        for number in range(effort.games):
            if aims.done:
                return
            bot = RandomBot(number) if number % 4 == 3 else ExplorerBot(number)
            self._game(effort.games + number, bot, aims, effort)

    def _game(self, seed: int, bot: Bot, aims: Aims, effort: Effort) -> None:
        """Play a game to its end, as far as the effort goes."""
        table = self.table
        if table.turns >= effort.turns:
            return
        table.begin(seed, bot)
        self._look(aims)
        while not table.game.state.outcome and table.turns < effort.turns:
            self.archive.keep()
            table.play_turn()
            self._look(aims)

    def _look(self, aims: Aims) -> None:
        """Keep the way to whatever the game on the table has just shown, if it is the shortest."""
        for thing in aims.reached(self.table):
            state = self.table.game.state
            found = LineOfPlay(self.table.course(), state.round, state.turn)
            before = self.shown.get(thing)
            if before is None or found.length < before.length:
                self.shown[thing] = found
