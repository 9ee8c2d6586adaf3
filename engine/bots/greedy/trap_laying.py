"""Things to lay on the board, and getting figures from place to place: short cuts, flings, baits.

What a card is for is told from its rules: one that links spaces is a short cut, one whose card also shifts a friend is
a catapult, one whose card draws minions is a bait.
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
"""Steps of the way that a short cut or a fling must save."""


def worth_laying(game: Game, atlas: Atlas, mouse: int, rule: Rule, foes: int) -> bool:
    """Whether to lay something down here and now; what the way itself asks for stays in paw."""
    if atlas.kept[rule.index]:
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
    """Whether a friend on the mouse's space would get far ahead by a fling to where the mouse can see."""
    state = game.state
    friends = state.mice_at[state.pos[mouse]] & ~(1 << mouse)
    return bool(friends) and saves(game, atlas, mouse, True) >= SHORT_CUT


def saves(game: Game, atlas: Atlas, mouse: int, in_sight: bool) -> int:
    """Steps of the way between a mouse and the space of its tile that lies nearest to where the party wants to go."""
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
    """Whether a minion that takes the bait is on the mouse's tile."""
    state = game.state
    foes = state.minions_on[game.chapter.board.space_face[state.pos[mouse]]]
    return any(kinds >> state.kind[slot] & 1 for slot in bits_of(foes))
