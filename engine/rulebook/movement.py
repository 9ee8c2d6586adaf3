"""Movement of mice (MOVE), with water (WATER) and mousetraps (TRAP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.bits import bits_of
from engine.records.chapter import MICE, MOVE, STILL, WATER
from engine.records.dice import roll, roll_number, stars
from engine.rulebook import capture, statuses
from engine.rulebook.figures import has_room, shift
from engine.rulebook.routes import route, straight
from engine.rulebook.traps import cross_trap
from engine.rulebook.values import allowed, mouse_value
from engine.runtime.codes import (
    MAY_IGNORE_CURRENT,
    MAY_IGNORE_MINIONS,
    MAY_IGNORE_WATER,
    MOVE_ROLLED,
    SPACE_ENTERED,
    SPACE_LEFT,
)
from engine.runtime.dispatch import fire
from engine.runtime.loops import may_go_on

if TYPE_CHECKING:
    from engine.records.game import Game


def roll_move(game: Game, mouse: int) -> None:
    """Roll the move die and set the allowance: number plus move value (TURN-1). The die is always rolled."""
    state = game.state
    number = roll_number(game)
    state.allowance = number + mouse_value(game, mouse, MOVE)
    state.can_move = True
    if game.trace is not None:
        game.note("move-rolled", "TURN-1", figure=mouse, amount=number)
    if state.active[MOVE_ROLLED] & game.chapter.rules_by_space_mice[MOVE_ROLLED][state.pos[mouse]]:
        fire(game, MOVE_ROLLED, figure=mouse, amount=number)


def move(game: Game, mouse: int, goal: int) -> None:
    """Move a mouse step by step to a space it can reach, unless something stops it on the way."""
    state = game.state
    start = here = state.pos[mouse]
    simple = goal == start or _nothing_can_happen(game, start, goal)
    # what a rule allows a mouse that has not moved yet is allowed when it sets out
    way = [] if simple else route(game, mouse, goal)
    state.can_move = False
    state.moved = True
    if goal == start:
        return
    if game.trace is not None:
        game.note("move", "MOVE-1", figure=mouse, space=goal)
    if simple:
        shift(game, mouse, goal)
        return
    for there in way:
        if not _step(game, mouse, here, there):
            return
        here = there


def _nothing_can_happen(game: Game, start: int, goal: int) -> bool:
    """Whether nothing can happen on the way to a space, so that the mouse can be put there directly.

    No way within reach passes a space with minions or a full space. On dry ground, without traps and without rules for
    the spaces, all ways are equivalent.
    """
    state, chapter = game.state, game.chapter
    if (
        state.active[SPACE_LEFT] & chapter.rules_by_space_mice[SPACE_LEFT][goal]
        or state.active[SPACE_ENTERED] & chapter.rules_by_space_mice[SPACE_ENTERED][goal]
        or chapter.board.face_water[chapter.board.space_face[goal]]
    ):
        return False
    if not (state.traps or state.bridges or state.closed):
        return True
    return not state.minions_at[goal] and len(straight(game, start, goal)) > 0


def _step(game: Game, mouse: int, here: int, there: int) -> bool:
    """Make one step; False when the move ends here."""
    state, board = game.state, game.chapter.board
    if not may_go_on(game) or not _climbs_out(game, mouse, here, there):
        return False
    if state.active[SPACE_LEFT]:
        fire(game, SPACE_LEFT, figure=mouse, space=here)
        if state.pos[mouse] != here or state.outcome:
            return False
    if not has_room(game, there, 1):
        return False  # a rule on the way has filled it (MOVE-5)
    shift(game, mouse, there)
    snapped = there in state.traps and not cross_trap(game, mouse, there)
    rules_here = state.active[SPACE_ENTERED] & game.chapter.rules_by_space_mice[SPACE_ENTERED][there]
    if rules_here and state.pos[mouse] == there:
        fire(game, SPACE_ENTERED, figure=mouse, space=there)
    if snapped or state.pos[mouse] != there or state.outcome or state.turn_over:
        return False
    if state.minions_at[there] and not allowed(game, mouse, MAY_IGNORE_MINIONS):
        return False  # MOVE-7
    return board.space_kind[there] != WATER or allowed(game, mouse, MAY_IGNORE_WATER)  # WATER-1


def _climbs_out(game: Game, mouse: int, here: int, there: int) -> bool:
    """Leave water for land: with a star on 1 die plus 1 per mouse there (WATER-2), or by a bridge (WATER-7)."""
    state, board = game.state, game.chapter.board
    if board.space_kind[here] != WATER or board.space_kind[there] == WATER:
        return True
    bridges = state.bridges
    if bridges and any(bridges[i] == here and bridges[i ^ 1] == there for i in range(len(bridges))):
        return True
    if allowed(game, mouse, MAY_IGNORE_WATER):
        return True
    rolled = roll(game, 1 + state.mice_at[there].bit_count())
    if game.trace is not None:
        game.note("climb-out", "WATER-2", figure=mouse, space=there, roll=rolled)
    return stars(rolled) > 0


def stand_up(game: Game, figure: int) -> None:
    """Spend the whole move on standing up (EFFECT-3, MIN-8)."""
    state, chapter = game.state, game.chapter
    for status in bits_of(state.status[figure] & chapter.status_takes_move):
        statuses.lose_status(game, figure, status, "EFFECT-3" if figure < MICE else "MIN-8")
    if figure < MICE:
        state.can_move = False
        state.moved = True


def drift(game: Game, mouse: int) -> None:
    """At the end of its turn, carry a mouse in a current one space along; off the tile, capture it (WATER-3, -4)."""
    state, board = game.state, game.chapter.board
    here = state.pos[mouse]
    if here < 0 or board.current_to[here] == STILL or allowed(game, mouse, MAY_IGNORE_CURRENT):
        return
    there = board.current_to[here]
    if there < 0:
        if game.trace is not None:
            game.note("drift", "WATER-4", figure=mouse)
        capture.capture(game, mouse, -1)
        return
    if state.load[there] >= 4:
        return
    shift(game, mouse, there)
    if game.trace is not None:
        game.note("drift", "WATER-3", figure=mouse, space=there)
    if state.active[SPACE_ENTERED]:
        fire(game, SPACE_ENTERED, figure=mouse, space=there)
