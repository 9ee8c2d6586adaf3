"""The few options of a turn menu that are worth trying out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy.fighting import attack_from, danger_at, fears_of, foes_of, grounds_of, weigh_blows
from engine.bots.greedy.menu import Menu
from engine.records.chapter import WATER
from engine.records.decision import (
    OP_ACTION,
    OP_BATTLE,
    OP_END,
    OP_FREE,
    OP_LEVEL_UP,
    OP_MOVE,
    OP_SEARCH,
    OP_SHARE,
    TO_SEARCH,
)

if TYPE_CHECKING:
    from engine.bots.greedy.player import GreedyBot
    from engine.records.decision import Decision
    from engine.records.game import Game

MOVES: Final = 2
BLOWS: Final = 2


def shortlist(game: Game, habit: GreedyBot, decision: Decision, usual: int, most: int) -> list[int]:
    """Options to try, what the habit would do first; only that one where there is nothing to gain by thinking.

    Free actions the habit wants are simply taken: they cost nothing that a simulation would show.
    """
    if OP_SHARE <= usual >> 24 <= OP_LEVEL_UP or usual >> 24 == OP_FREE:
        return [usual]
    menu = Menu(decision.options, decision.about)
    if foes_of(game, decision.who):
        others = _in_battle(game, habit, decision.who, menu)
    else:
        others = _in_peace(game, habit, menu, usual)
    found = [usual]
    for option in others:
        if option not in found and len(found) < most:
            found.append(option)
    return found


def _in_battle(game: Game, habit: GreedyBot, mouse: int, menu: Menu) -> list[int]:
    """Blows and rules, and with a move the best ground and the way onward; without one only what replaces the blow."""
    others = menu.all_of(OP_ACTION)
    if not menu.moves:
        return others
    atlas = habit.atlas_for(game)
    acting = game.state.actions > 0
    weighed, fears = weigh_blows(game, atlas, mouse), fears_of(game, atlas, mouse)
    grounds = grounds_of(game, atlas, weighed, -1)
    blows = [(-max(weighed.by_melee[o & 0xFFF], weighed.by_ranged[o & 0xFFF]), o) for o in menu.all_of(OP_BATTLE)]
    others += [option for _, option in sorted(blows)[:BLOWS]]
    first = game.chapter.board.space_first[game.state.pos[mouse]]
    ranked: list[tuple[int, int]] = []
    onward: list[tuple[int, int, int]] = []
    for option in menu.moves:
        space = option >> 12 & 0xFFF
        worth = -danger_at(game, fears, space, space - first) - habit.way[space]
        onward.append((habit.way[space], -worth, option))
        if acting:
            worth += attack_from(grounds, space - first)
        ranked.append((-worth, option))
    ranked.sort()
    others += [option for _, option in ranked[:MOVES]]
    others.append(min(onward)[2])
    if not acting:
        others.append(OP_END)
    return others


def _in_peace(game: Game, habit: GreedyBot, menu: Menu, usual: int) -> list[int]:
    """Whether to open a door now, or to search first; and at the water, whether to go in or out or along."""
    doors, searching = menu.doors(), menu.ops >> OP_SEARCH & 1 == 1
    others = doors + menu.all_of(OP_ACTION)
    if doors and searching:
        others.append(TO_SEARCH)
    kind = game.chapter.board.space_kind
    here = game.state.pos[game.state.current]
    if kind[here] == WATER or (usual >> 24 == OP_MOVE and kind[usual >> 12 & 0xFFF] == WATER):
        ashore = [(habit.way[o >> 12 & 0xFFF], o) for o in menu.moves if kind[o >> 12 & 0xFFF] != WATER]
        others += [option for _, option in sorted(ashore)[:MOVES]]
        others.append(TO_SEARCH if searching else OP_END)
    return others
