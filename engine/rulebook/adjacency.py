"""The spaces one step away, for mice (MOVE-1, MOVE-3, MOVE-4, PARTY-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.bits import bits_of
from engine.rulebook.values import allowed
from engine.runtime.codes import MAY_CROSS_RED_LINES, MOD_ALLOW

if TYPE_CHECKING:
    from engine.records.game import Game

Steps = tuple[tuple[int, int], ...]


def steps_from(game: Game, mouse: int, here: int) -> Steps:
    """The steps from a space with their costs; with red and closed lines and bridges (MOVE-1, MOVE-3, PARTY-3).

    Without a mouse that moves, the steps that make spaces adjacent: a thread is none of those.
    """
    state, board = game.state, game.chapter.board
    steps = board.steps[here]
    if mouse >= 0 and state.active[MOD_ALLOW] and allowed(game, mouse, MAY_CROSS_RED_LINES):
        steps = (*steps, *((there, 1) for there in board.near_red[here]))
    closed = state.closed
    if closed:
        shut = [closed[i ^ 1] for i in range(len(closed)) if closed[i] == here]
        steps = tuple(step for step in steps if step[0] not in shut)
    bridges = state.bridges
    if bridges:
        ends = [bridges[i ^ 1] for i in range(len(bridges)) if bridges[i] == here]
        threads = state.threads if mouse < 0 else []
        tied = [threads[i ^ 1] for i in range(len(threads)) if threads[i] == here]
        steps = (*steps, *((there, 1) for there in ends if there not in tied))
    return steps


def spaces_near(game: Game, here: int) -> tuple[int, ...]:
    """The spaces adjacent to a space for mice, with bridges and closed lines (MOVE-1, PARTY-3)."""
    if game.state.bridges or game.state.closed:
        return tuple(there for there, _ in steps_from(game, -1, here))
    return game.chapter.board.near_mouse[here]


def near_for_mouse(game: Game, here: int, there: int) -> bool:
    """Whether a space is the same or adjacent for a mouse, with bridges and closed lines (MOVE-1, PARTY-3)."""
    return here == there or there in spaces_near(game, here)


def thread_reach(game: Game, here: int) -> list[int]:
    """The spaces of a face that the thread of the fishhook reaches from a space (PARTY-3).

    It runs straight, through no rock, no further than the rule option `hook-length`, and neither leads into nor out of
    a space that the chapter joins to a single other one.
    """
    board = game.chapter.board
    found: list[int] = []
    if here < 0 or board.space_one_way[here]:
        return found
    longest = game.chapter.options.hook_length**2
    x, y = board.space_at[here]
    for offset in bits_of(board.straight[here]):
        there = board.space_first[here] + offset
        away = (board.space_at[there][0] - x) ** 2 + (board.space_at[there][1] - y) ** 2
        if there != here and away <= longest and not board.space_one_way[there]:
            found.append(there)
    return found
