"""The options of a turn menu that the expert simulates: those of the planner, and whatever else is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.planner.shortlist import shortlist
from engine.records.decision import OP_EQUIP, OP_FREE, OP_LEVEL_UP, OP_MOVE, OP_SHARE

if TYPE_CHECKING:
    from engine.bots.greedy.player import GreedyBot
    from engine.records.decision import Decision
    from engine.records.game import Game

OPTIONS: Final = 6
MOST: Final = 10
"""How many options the planner's list holds at most, and how many all in all."""

ONWARD: Final = 2
"""The moves that lead nearest to where the party wants to go."""


def candidates(game: Game, base_bot: GreedyBot, decision: Decision, usual: int) -> list[int]:
    """Options to simulate, the usual one first; only that one where a simulation cannot help."""
    found = shortlist(game, base_bot, decision, usual, OPTIONS)
    if OP_SHARE <= usual >> 24 <= OP_LEVEL_UP or usual >> 24 == OP_FREE:
        return found
    moves: list[tuple[int, int]] = []
    for place, option in enumerate(decision.options):
        operation = option >> 24
        if operation == OP_MOVE:
            moves.append((base_bot.way[option >> 12 & 0xFFF], place))
        elif operation not in (OP_SHARE, OP_EQUIP, OP_LEVEL_UP) and option not in found:
            found.append(option)
    for _, place in sorted(moves)[:ONWARD]:
        if decision.options[place] not in found:
            found.append(decision.options[place])
    return found[:MOST]
