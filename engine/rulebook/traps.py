"""Mousetraps (TRAP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.chapter import LORE, MOVE
from engine.records.dice import roll, stars
from engine.records.options import UNLIMITED
from engine.rulebook import cheese, statuses, wounds
from engine.rulebook.values import allowed, mouse_value
from engine.runtime.codes import MAY_IGNORE_MOUSETRAPS, MOUSETRAP_SPRUNG
from engine.runtime.dispatch import fire

if TYPE_CHECKING:
    from engine.records.game import Game


def set_traps(game: Game, face: int) -> None:
    """Set a mousetrap on every marked space of a face (ENC-5), as long as there are traps (TRAP-4)."""
    for space in game.chapter.board.face_traps[face]:
        set_trap(game, space, "ENC-5")


def set_trap(game: Game, space: int, rules: str = "") -> bool:
    """Set a mousetrap on a space that is up, if it has none and one is left (TRAP-4)."""
    state = game.state
    limit = game.chapter.options.mousetraps
    if game.chapter.board.space_face[space] not in state.face_up:
        return False
    if space in state.traps or (limit != UNLIMITED and len(state.traps) >= limit):
        return False
    state.traps.append(space)
    if game.trace is not None:
        game.note("trap-set", rules, space=space)
    return True


def clear_traps(game: Game, face: int) -> None:
    """Remove the traps of a face that is turned down (EXPLORE-9)."""
    state = game.state
    state.traps = [space for space in state.traps if game.chapter.board.space_face[space] != face]


def cross_trap(game: Game, mouse: int, space: int) -> bool:
    """Roll dice by move (a tinkerer: or lore); True with a star, else the trap snaps (TRAP-1, TRAP-2)."""
    state, chapter = game.state, game.chapter
    if allowed(game, mouse, MAY_IGNORE_MOUSETRAPS):
        return True
    dice = mouse_value(game, mouse, MOVE)
    if chapter.hero_classes[state.party[mouse]] & chapter.trap_classes:
        dice = max(dice, mouse_value(game, mouse, LORE))
    rolled = roll(game, dice)
    if game.trace is not None:
        game.note("trap", "TRAP-1", figure=mouse, space=space, roll=rolled)
    if stars(rolled):
        if chapter.options.passed_trap_removed:
            state.traps.remove(space)
        return True
    state.traps.remove(space)
    state.turn_over = True
    if game.trace is not None:
        game.note("trap-sprung", "TRAP-2", figure=mouse, space=space)
    cheese.give_cheese(game, mouse, 1, "TRAP-2")
    statuses.knock_down(game, mouse)
    wounds.wound(game, mouse, 1, -1)
    if state.active[MOUSETRAP_SPRUNG]:
        fire(game, MOUSETRAP_SPRUNG, figure=mouse, space=space)
    return False
