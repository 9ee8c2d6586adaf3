"""An archive of novel positions: play on from any of them, with other luck and other intentions (go-explore)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from engine.bots.explorer import ExplorerBot
from engine.bots.greedy.player import GreedyBot
from engine.bots.random import RandomBot
from engine.records.chapter import MICE
from engine.records.dice import advance, drawn, seeded
from engine.solve.explore import NO_SEED, Spot
from engine.solve.seeker import SeekerBot, WaitingBot

if TYPE_CHECKING:
    from engine.records.game import Bot
    from engine.solve.explore import Table
    from engine.solve.places import Places, Spaces
    from engine.solve.progress import Cell, Progress

STREAM: Final = 8
SEEDS: Final = 90
"""How many kinds of luck there are to choose from, so that a witness needs two digits for each."""
CANDIDATES: Final = 8
"""Positions that are compared before one is chosen to play on from."""
A_VISIT: Final = 12
"""What a visit takes from the promise of a position."""
MOST_SPOTS: Final = 4000
FEW: Final = 2
"""With no more lines than this left to be reached, the exact places of mice near them matter."""
LONGEST: Final = 4
"""The most rounds that are played at a stretch."""


class Archive:
    """The best position of each cell."""

    def __init__(self, table: Table, places: Places, progress: Progress) -> None:
        self.table = table
        self.places = places
        self.progress = progress
        self.rng = seeded(0, STREAM)
        self.spots: list[Spot] = []
        self.cells: dict[Cell, int] = {}
        self.stages: dict[Cell, list[int]] = {}
        """The numbers of the positions by what has been achieved and counted until then."""
        self.wanted: list[Spaces] = []

    def aim_at(self, lines: list[int]) -> None:
        """From now on send the mice most of all to where these lines of coverage are."""
        places = self.places.of_lines
        self.wanted = [places[line] for line in lines if line in places]
        few = self.wanted if len(self.wanted) <= FEW else []
        self.progress.aim_at(space for spaces in few for space in spaces)

    def keep(self) -> None:
        """Keep the position on the table if it is a new one, or better than the one that is known."""
        game = self.table.game
        cell = self.progress.cell(game)
        number = self.cells.get(cell, -1)
        worth = self.progress.worth(game)
        if number < 0:
            if len(self.spots) < MOST_SPOTS:
                self.cells[cell] = len(self.spots)
                self.stages.setdefault(self.progress.stage(game), []).append(len(self.spots))
                self.spots.append(Spot(self.table, self.progress.promise(game), worth))
        elif worth > self.spots[number].worth:
            spot = Spot(self.table, self.spots[number].promise, worth)
            spot.visits = self.spots[number].visits // 2
            self.spots[number] = spot

    def play_on(self, look: Callable[[], None]) -> None:
        """Play some rounds from a position of the archive, and keep what is new; `look` is called after every turn."""
        table, spot = self.table, self._choose_spot()
        table.go_to(spot, self._choose_bot(spot))
        game = table.game
        last = game.state.round + self.draw(LONGEST)
        seed = 1 + self.draw(SEEDS)
        while not game.state.outcome and game.state.round <= last:
            table.play_turn(seed)
            seed = NO_SEED
            look()
            if not game.state.outcome:
                self.keep()

    def _choose_spot(self) -> Spot:
        """The most promising of some positions, the more so the less often it was chosen."""
        among = self._stage() if self.progress.near and self.draw(2) else range(len(self.spots))
        best = self.spots[among[self.draw(len(among))]]
        for _ in range(CANDIDATES - 1):
            other = self.spots[among[self.draw(len(among))]]
            if other.promise - A_VISIT * other.visits > best.promise - A_VISIT * best.visits:
                best = other
        best.visits += 1
        return best

    def _stage(self) -> Sequence[int]:
        """The positions of any stage of the chapter: what comes later has more of them, but may bar the way."""
        stages = list(self.stages.values())
        return stages[self.draw(len(stages))]

    def _choose_bot(self, spot: Spot) -> Bot:
        """Who plays on: mostly one that seeks places."""
        number = self.draw(1 << 20)
        kind = self.draw(20)
        if kind < 3:
            return GreedyBot(number)
        if kind < 6:
            return ExplorerBot(number)
        if kind < 7:
            return RandomBot(number)
        bot = WaitingBot(number) if kind < 9 else SeekerBot(number)
        bot.fights = self.draw(3) > 0
        bot.wild = self.draw(4) == 0
        bot.goals = self._goals(spot)
        return bot

    def _goals(self, spot: Spot) -> list[Spaces]:
        """Where the mice go: usually all to one place, at times each to a place of its own."""
        self.table.game.state = spot.state
        places = self.places.all_now(self.table.game)
        if not places:
            return [()] * MICE
        how = self.draw(10)
        if how < 6:
            return [self._place(places)] * MICE
        if how < 8:
            return [self._place(places) if self.draw(2) else () for _ in range(MICE)]
        return [self._place(places) for _ in range(MICE)]

    def _place(self, places: list[tuple[int, Spaces]]) -> Spaces:
        if self.wanted and self.draw(2):
            spaces = self.wanted[self.draw(len(self.wanted))]
            return spaces if self.draw(2) else (spaces[self.draw(len(spaces))],)
        left = self.draw(sum(weight for weight, _ in places))
        for weight, spaces in places:
            left -= weight
            if left < 0:
                return spaces
        return ()

    def draw(self, sides: int) -> int:
        """A number below `sides` from the archive's own stream."""
        self.rng = advance(self.rng)
        return drawn(self.rng, sides)
