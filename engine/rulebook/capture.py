"""Captured mice and their rescue (CAPTURE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records import decision
from engine.records.bits import bits_of
from engine.records.chapter import MICE
from engine.records.state import LOST
from engine.rulebook import cheese, inventory, lasting, statuses, time
from engine.rulebook.adjacency import spaces_near
from engine.rulebook.figures import has_room, lift, nearest_with_room, put
from engine.rulebook.values import forbidden
from engine.runtime.codes import MOUSE_CAPTURED, MOUSE_RESCUED, NO_BE_RESCUED
from engine.runtime.dispatch import fire

if TYPE_CHECKING:
    from engine.records.game import Game


def capture(game: Game, mouse: int, by: int, gently: bool = False) -> None:
    """Capture a mouse: it leaves the board, loses cheese, found equipment, wounds and statuses (CAPTURE-1).

    With `gently` it keeps its equipment and the hourglass does not move.
    """
    state = game.state
    if state.captured >> mouse & 1 or state.pos[mouse] < 0:
        return
    space = state.pos[mouse]
    if game.trace is not None:
        game.note("captured", "CAPTURE-1", figure=mouse, other=by, space=space)
    state.times_captured[mouse] += 1
    keeps_gear = False
    if state.active[MOUSE_CAPTURED]:
        ctx = fire(game, MOUSE_CAPTURED, figure=mouse, other=by, space=space, amount=state.times_captured[mouse])
        keeps_gear = ctx is not None and ctx.stopped
        if state.outcome or state.pos[mouse] < 0:
            return
    lift(game, mouse)
    lasting.tiles_left(game)
    state.captured |= 1 << mouse
    game.captures.append((state.round, space, mouse, state.kind[by] if by >= MICE else -1))
    if not (keeps_gear or gently):
        inventory.lose_equipment(game, mouse)
    cheese.lose_cheese(game, mouse, state.cheese[mouse], "CAPTURE-1")
    state.wounds[mouse] = state.poison[mouse] = 0
    statuses.clear_statuses(game, mouse)
    if state.current == mouse:
        state.turn_over = True
    if not gently:
        time.move_hourglass(game, 1, "CAPTURE-1")
    check_all_captured(game)
    if keeps_gear and not state.outcome:
        rescue(game, mouse)


def check_all_captured(game: Game) -> None:
    """End the game when all mice are captured at once (CAPTURE-3)."""
    state = game.state
    if game.chapter.standard_defeat and state.captured == (1 << state.mice) - 1:
        game.finish(LOST, "all captured")


def rescue(game: Game, mouse: int) -> bool:
    """Put a captured mouse back on the board, with or next to another mouse (CAPTURE-2)."""
    state = game.state
    spaces = rescue_spaces(game, mouse)
    if not spaces:
        return False
    space = game.choose(decision.SPACE, mouse, spaces, mouse)
    state.captured &= ~(1 << mouse)
    put(game, mouse, space)
    if game.trace is not None:
        game.note("rescued", "CAPTURE-2", figure=mouse, space=space)
    if state.active[MOUSE_RESCUED]:
        fire(game, MOUSE_RESCUED, figure=mouse, space=space, amount=state.times_captured[mouse])
    return True


def rescue_at_once(game: Game) -> None:
    """By the rule option, rescue all mice as soon as no minion is on the board; it is their turn (CAPTURE-2)."""
    state = game.state
    if state.minions or state.outcome or not game.chapter.options.rescue_at_once:
        return
    for mouse in bits_of(state.captured):
        if not forbidden(game, mouse, NO_BE_RESCUED) and rescue(game, mouse):
            state.acted |= 1 << mouse


def rescue_spaces(game: Game, mouse: int) -> list[int]:
    """The spaces with room that hold another mouse or are next to one."""
    state = game.state
    spaces: list[int] = []
    others = [pos for slot, pos in enumerate(state.pos[: state.mice]) if slot != mouse and pos >= 0]
    for pos in others:
        for space in (pos, *spaces_near(game, pos)):
            if space not in spaces and has_room(game, space, 1):
                spaces.append(space)
    if not spaces and others:
        spaces = [space for space in (nearest_with_room(game, others[0], 1, False),) if space >= 0]
    return sorted(spaces)
