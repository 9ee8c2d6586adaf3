"""The few options of a turn menu that are worth trying out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bots.fighting import attack_from, danger_at, look_round
from engine.bots.menu import read_menu
from engine.decision import OP_END, OP_FREE, OP_LEVEL_UP, OP_SHARE

if TYPE_CHECKING:
    from engine.bots.greedy import GreedyBot
    from engine.decision import Decision
    from engine.game import Game


def shortlist(game: Game, habit: GreedyBot, decision: Decision, usual: int, most: int) -> list[int]:
    """Options to try: what the habit would do, and the best of every other kind, up to `most`.

    Free actions the habit wants are simply taken: they cost nothing that a simulation would show.
    """
    if OP_SHARE <= usual >> 24 <= OP_LEVEL_UP or usual >> 24 == OP_FREE:
        return [usual]
    state = game.state
    mouse = decision.who
    menu = read_menu(decision.options)
    acting = state.actions > 0
    if not acting and not menu.moves:
        return [usual]
    found = [usual]
    foes = look_round(game, habit.atlas_for(game), mouse) if state.minions else None
    fighting = foes is not None and foes.count > 0
    ranked: list[tuple[int, int]] = []
    for option in menu.moves:
        space = option >> 12 & 0xFFF
        worth = -habit.way[space] * (1 if fighting else 40)
        if foes is not None and fighting:
            worth -= danger_at(game, foes, space)
            if acting:
                worth += attack_from(game, habit.atlas_for(game), foes, space)
        ranked.append((-worth, option))
    ranked.sort()
    others = [*menu.actions]
    if foes is not None:
        blows = [(-max(foes.by_melee.get(o & 0xFFF, 0), foes.by_ranged.get(o & 0xFFF, 0)), o) for o in menu.battles]
        others += [option for _, option in sorted(blows)[:2]]
    others += menu.explores
    others += [option for _, option in ranked[:2]]
    others += [option for option in (menu.search, menu.recover, menu.scurry) if option >= 0]
    others.append(OP_END)
    for option in others:
        if option not in found and len(found) < most:
            found.append(option)
    return found
