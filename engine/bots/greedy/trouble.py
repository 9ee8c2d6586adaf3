"""Trouble that a party sees coming: a friend alone among minions, a surge at the end of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.chapter import MICE

if TYPE_CHECKING:
    from engine.records.game import Game

MANY: Final = 4
"""So many minions are too many for one mouse."""

NEARLY_FULL: Final = 5
"""With so much cheese on the wheel, one more starts a surge."""


def alone_with_many(game: Game) -> int:
    """A mouse that is alone on its face with four minions or more, or -1."""
    state = game.state
    for mouse in range(state.mice):
        if state.pos[mouse] >= 0:
            face = game.chapter.board.space_face[state.pos[mouse]]
            if state.mice_on[face] == 1 << mouse and state.minions_on[face].bit_count() >= MANY:
                return mouse
    return -1


def surge_is_certain(game: Game, mouse: int) -> bool:
    """Whether the turn of this mouse ends with a surge unless minions come: it is the lowest, and the wheel is nearly
    full.
    """
    state = game.state
    if state.wheel < NEARLY_FULL or state.minions:
        return False
    return [card for card in state.track if card < MICE][-1:] == [mouse]
