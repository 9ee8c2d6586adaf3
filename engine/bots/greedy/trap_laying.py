"""When to put things on the board, and when to move figures by rules: short cuts, catapults, baits.

The use of a card is derived from its rules: a rule that links spaces is a short cut, a card that also moves a friend is
a catapult, a card that lures minions is a bait.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots.greedy.roads import NO_WAY, ways
from engine.records.bits import bits_of
from engine.runtime.codes import ACTION, MOD_LURE

if TYPE_CHECKING:
    from engine.bots.greedy.atlas import Atlas
    from engine.records.game import Game
    from engine.records.rule import Rule

SHORT_CUT: Final = 4
"""Steps of the way that a short cut or a catapult must save."""


def worth_laying(game: Game, atlas: Atlas, mouse: int, rule: Rule, foes: int) -> bool:
    """Whether to put a card down here and now; cards that a goal or flip space requires are kept."""
    if atlas.needed_for_goal[rule.index]:
        return False
    if "link" in rule.effect_names:
        return not foes and not game.state.bridges and saves(game, atlas, mouse, False) >= SHORT_CUT
    for other in game.chapter.source_rules[rule.source]:
        if other.code == MOD_LURE:
            return foes > 0 and _lured(game, mouse, other.mask)
        if other.code == ACTION and "teleport" in other.effect_names:
            return not foes and worth_flinging(game, atlas, mouse)
    return False


def worth_flinging(game: Game, atlas: Atlas, mouse: int) -> bool:
    """Whether a catapult would bring a friend on the mouse's space clearly nearer to the aim, in its sight."""
    state = game.state
    friends = state.mice_at[state.pos[mouse]] & ~(1 << mouse)
    return bool(friends) and saves(game, atlas, mouse, True) >= SHORT_CUT


def saves(game: Game, atlas: Atlas, mouse: int, in_sight: bool) -> int:
    """Steps between a mouse and the space of its tile that is nearest to where the party wants to go."""
    board = game.chapter.board
    here = game.state.pos[mouse]
    first = board.space_first[here]
    way = ways(game, atlas, here)
    seen = board.sight[here] if in_sight else -1
    nearest = NO_WAY
    for space in board.face_spaces[board.space_face[here]]:
        if way[space] < nearest and seen >> (space - first) & 1:
            nearest = way[space]
    return way[here] - nearest if way[here] < NO_WAY else 0


def _lured(game: Game, mouse: int, kinds: int) -> bool:
    """Whether a minion that the bait lures is on the mouse's tile."""
    state = game.state
    foes = state.minions_on[game.chapter.board.space_face[state.pos[mouse]]]
    return any(kinds >> state.kind[slot] & 1 for slot in bits_of(foes))
