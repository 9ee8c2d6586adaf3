"""When cards, abilities and sharing are worth it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.bots import gear
from engine.bots.purpose import EXTRA, GAIN, GUARD, HARM, HEAL, LAY, MOVE, STORY, STRIKE, TIME
from engine.rulebook.values import life_of

if TYPE_CHECKING:
    from engine.bots.atlas import Atlas
    from engine.game import Game

SORELY: Final = 2
"""Life left at which a mouse wants healing at once."""


def life_left(game: Game, mouse: int) -> int:
    """Wounds a mouse can still take."""
    state = game.state
    return life_of(game, mouse) - state.wounds[mouse] - state.poison[mouse]


def foes_on_face(game: Game, mouse: int) -> bool:
    """Whether a minion is on the mouse's tile."""
    state, first = game.state, game.chapter.board.space_first
    here = first[state.pos[mouse]]
    mask = state.minions
    while mask:
        low = mask & -mask
        mask ^= low
        pos = state.pos[low.bit_length() - 1]
        if pos >= 0 and first[pos] == here:
            return True
    return False


def needs_healing(game: Game, mouse: int) -> bool:
    """Whether the mouse or a friend near it is badly hurt or under an effect."""
    state = game.state
    here = state.pos[mouse]
    near = game.chapter.board.near_mouse[here]
    for other in range(state.mice):
        pos = state.pos[other]
        if pos < 0 or (pos != here and pos not in near):
            continue
        hurt = state.wounds[other] + state.poison[other]
        if state.status[other] or (hurt and life_left(game, other) <= SORELY) or hurt >= 2:
            return True
    return False


def worth_using(game: Game, atlas: Atlas, mouse: int, index: int) -> bool:
    """Whether to use a free action of content now."""
    purpose = atlas.purpose[index]
    if purpose & HEAL:
        return needs_healing(game, mouse)
    if purpose & (GAIN | STORY | TIME):
        return not purpose & HARM
    if purpose & (STRIKE | GUARD | EXTRA):
        return foes_on_face(game, mouse)
    return False


def worth_acting(game: Game, atlas: Atlas, mouse: int, index: int) -> bool:
    """Whether to spend the action on a rule of content instead of the rulebook's own actions."""
    purpose = atlas.purpose[index]
    if purpose & STORY:
        return True
    if purpose & STRIKE:
        return foes_on_face(game, mouse)
    if purpose & HEAL:
        return needs_healing(game, mouse)
    if purpose & GAIN:
        return not purpose & HARM and not foes_on_face(game, mouse)
    return False


def worth_sharing(game: Game, mouse: int, other: int) -> bool:
    """Whether one of the two has a card that serves the other better."""
    return bool(_hand_over(game, mouse, other)) or bool(_hand_over(game, other, mouse))


def _hand_over(game: Game, giver: int, taker: int) -> list[int]:
    """Cards of a pack that are worth clearly more to another mouse."""
    return [
        copy
        for copy in game.state.pack[giver]
        if gear.use_for(game, taker, copy) > max(gear.use_for(game, giver, copy), 0) + 1
    ]


def hand_over(game: Game, giver: int, taker: int) -> list[int]:
    """Cards that should go from one pack to the other."""
    return _hand_over(game, giver, taker)


UNUSED: Final = LAY | MOVE
"""Purposes a table uses only when somebody has a plan."""
