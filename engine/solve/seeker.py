"""The seeking player: it sends the mice to chosen places, and uses there whatever the chapter offers.

What it does beside that, it does as the greedy bot: fight, equip, search.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy.player import GreedyBot
from engine.bots.greedy.roads import NO_WAY, ways_to
from engine.records import decision as decisions
from engine.records.chapter import MICE
from engine.records.decision import OP_ACTION, OP_FREE, TURN, first_of, op_of
from engine.records.dice import seeded

if TYPE_CHECKING:
    from engine.bots.greedy.atlas import Atlas
    from engine.records.decision import Decision
    from engine.records.game import Game

STREAM: Final = 7

Spaces = tuple[int, ...]


class SeekerBot(GreedyBot):
    """Sends each mouse to a place of its own, as far as it has one."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rng = seeded(seed, STREAM)
        self.goals: list[Spaces] = [()] * MICE
        self.fights = True
        self.wild = False
        self.uses = True

    def choose(self, game: Game, decision: Decision) -> int:
        """One of the options."""
        kind = decision.kind
        if kind == TURN:
            self.begin(game, decision.who)
            offer = self._offer(game, decision) if self.uses else -1
            return offer if offer >= 0 else super().choose(game, decision)
        if kind == decisions.OPTION or (self.wild and kind in WILD):
            return decision.options[self.draw(len(decision.options))]
        if kind == decisions.USE and self.draw(4) == 0:
            return self.draw(2)
        return super().choose(game, decision)

    def find_way(self, game: Game, atlas: Atlas, start: int) -> list[int]:
        """The way of the mouse whose turn it is to its place; where there is none, that of the greedy bot."""
        goal = self.goals[game.state.current] if game.state.current < MICE else ()
        if goal:
            way = ways_to(game, atlas, goal)
            if way[start] < NO_WAY:
                return way
        return super().find_way(game, atlas, start)

    def ready(self, game: Game, mouse: int) -> bool:
        """Whether to open a door: at once, but that a captured friend may be freed first."""
        return not game.state.captured or self.draw(2) == 0

    def _offer(self, game: Game, decision: Decision) -> int:
        """An offer of the menu that the mouse has not used this turn, once it is where it should be; or -1."""
        mouse = decision.who
        here = game.state.pos[mouse]
        if self.goals[mouse] and here not in self.goals[mouse] and self.way[here] < NO_WAY:
            return -1
        offers = [
            option
            for option in decision.options
            if op_of(option) in (OP_ACTION, OP_FREE) and first_of(option) not in self.tried
        ]
        if not offers:
            return -1
        option = offers[self.draw(len(offers))]
        self.tried.append(first_of(option))
        return option if self.draw(4) else -1

    def _fight(self, game: Game, mouse: int, options: list[int], moves: int) -> int:
        """Fight as the greedy bot, or go on as if there were no minions."""
        if self.fights:
            return super()._fight(game, mouse, options, moves)
        here = game.state.pos[mouse]
        if moves and self.way[here] > 0:
            near = min(options[1 : moves + 1], key=lambda option: self.way[option >> 12 & 0xFFF])
            if self.way[near >> 12 & 0xFFF] < self.way[here]:
                return near
        return super()._fight(game, mouse, options, moves)


WILD: Final = (
    decisions.USE, decisions.FIGURE, decisions.SPACE, decisions.AMOUNT, decisions.KEEP, decisions.CARD, decisions.PLACE,
)  # fmt: skip
"""The decisions that a wild player answers at random."""


class WaitingBot(SeekerBot):
    """Goes to its places and lets time pass there, so that surges come and pages turn."""

    def choose(self, game: Game, decision: Decision) -> int:
        """The end of the turn, once the mouse is where it should be and no minion is near."""
        if decision.kind == TURN:
            self.begin(game, decision.who)
            here = game.state.pos[decision.who]
            goal = self.goals[decision.who]
            arrived = not goal or here in goal or self.way[here] >= NO_WAY
            if arrived and not game.state.minions_on[game.chapter.board.space_face[here]]:
                return decisions.OP_END
        return super().choose(game, decision)
