"""The few options of a turn menu that are worth simulating."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy.fighting import attack_from, attack_spaces, attack_values, danger_at, dangers_for, foes_of
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
ATTACKS: Final = 2


def shortlist(game: Game, base_bot: GreedyBot, decision: Decision, usual: int, most: int) -> list[int]:
    """Options to simulate, the usual one first; only that one where a simulation cannot help.

    Free actions that the base bot takes are not simulated: they cost nothing.
    """
    if OP_SHARE <= usual >> 24 <= OP_LEVEL_UP or usual >> 24 == OP_FREE:
        return [usual]
    menu = Menu(decision.options, decision.about)
    if foes_of(game, decision.who):
        others = _in_battle(game, base_bot, decision.who, menu)
    else:
        others = _in_peace(game, base_bot, menu, usual)
    found = [usual]
    for option in others:
        if option not in found and len(found) < most:
            found.append(option)
    return found


def _in_battle(game: Game, base_bot: GreedyBot, mouse: int, menu: Menu) -> list[int]:
    """With minions on the tile: attacks and rules; if the mouse can move, also the best spaces and the way onward."""
    others = menu.all_of(OP_ACTION)
    if not menu.moves:
        return others
    atlas = base_bot.atlas_for(game)
    acting = game.state.actions > 0
    values, dangers = attack_values(game, atlas, mouse), dangers_for(game, atlas, mouse)
    spaces_by_value = attack_spaces(game, atlas, values, -1)
    attacks = [(-max(values.by_melee[o & 0xFFF], values.by_ranged[o & 0xFFF]), o) for o in menu.all_of(OP_BATTLE)]
    others += [option for _, option in sorted(attacks)[:ATTACKS]]
    first = game.chapter.board.space_first[game.state.pos[mouse]]
    ranked: list[tuple[int, int]] = []
    onward: list[tuple[int, int, int]] = []
    for option in menu.moves:
        space = option >> 12 & 0xFFF
        worth = -danger_at(game, dangers, space, space - first) - base_bot.way[space]
        onward.append((base_bot.way[space], -worth, option))
        if acting:
            worth += attack_from(spaces_by_value, space - first)
        ranked.append((-worth, option))
    ranked.sort()
    others += [option for _, option in ranked[:MOVES]]
    others.append(min(onward)[2])
    if not acting:
        others.append(OP_END)
    return others


def _in_peace(game: Game, base_bot: GreedyBot, menu: Menu, usual: int) -> list[int]:
    """Without minions: open a door or search first; at water, go in, out or along it."""
    doors, searching = menu.doors(), menu.ops >> OP_SEARCH & 1 == 1
    others = doors + menu.all_of(OP_ACTION)
    if doors and searching:
        others.append(TO_SEARCH)
    kind = game.chapter.board.space_kind
    here = game.state.pos[game.state.current]
    if kind[here] == WATER or (usual >> 24 == OP_MOVE and kind[usual >> 12 & 0xFFF] == WATER):
        ashore = [(base_bot.way[o >> 12 & 0xFFF], o) for o in menu.moves if kind[o >> 12 & 0xFFF] != WATER]
        others += [option for _, option in sorted(ashore)[:MOVES]]
        others.append(TO_SEARCH if searching else OP_END)
    return others
