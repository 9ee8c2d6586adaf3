"""Where a mouse can move, and by which way (MOVE).

`reach` is asked at every turn menu and must be quick: it floods a face as bit masks, one bit per space. `route` is
asked once a move is chosen and finds the way, round mousetraps where it can.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.chapter import SPECIAL_AREA, WATER
from engine.language.codes import (
    MAY_CROSS_RED_LINES,
    MAY_IGNORE_CURRENT,
    MAY_IGNORE_MINIONS,
    MAY_IGNORE_WATER,
    MOD_ALLOW,
)
from engine.rulebook.adjacency import steps_from
from engine.rulebook.figures import slots_of
from engine.rulebook.values import allowed

if TYPE_CHECKING:
    from engine.game import Game

UNUSUAL: Final = MAY_CROSS_RED_LINES | MAY_IGNORE_WATER | MAY_IGNORE_MINIONS
UPHILL: Final = 3
"""What a step against a yellow line's arrow costs (MOVE-3)."""


def may_leave(game: Game, mouse: int) -> bool:
    """Out of a space with minions only when mice there are at least as many (MOVE-8)."""
    state = game.state
    here = state.pos[mouse]
    foes = state.minions_at[here]
    if not foes or foes.bit_count() <= state.mice_at[here].bit_count():
        return True
    return allowed(game, mouse, MAY_IGNORE_MINIONS)


def reach(game: Game, mouse: int) -> list[int]:
    """Every space the mouse can move to now, in the order of the face's spaces."""
    state, board = game.state, game.chapter.board
    here = state.pos[mouse]
    if not may_leave(game, mouse):
        return []
    if board.space_kind[here] == WATER and not allowed(game, mouse, MAY_IGNORE_WATER):
        return sorted(_out_of_water(game, mouse, here))
    if state.bridges or state.closed or (state.active[MOD_ALLOW] and allowed(game, mouse, UNUSUAL)):
        return sorted(_ways(game, mouse, here, frozenset()))
    return _flood(game, here)


def _flood(game: Game, here: int) -> list[int]:
    """Breadth first over bit masks: entered spaces with minions or water are not left again, full ones not entered."""
    state, board = game.state, game.chapter.board
    first, face = board.space_first[here], board.space_face[here]
    spaces = board.face_spaces[face]
    ends = board.face_water[face]
    shut = 0
    count = len(spaces)
    for slot in slots_of(state.minions):
        local = state.pos[slot] - first
        if 0 <= local < count:
            ends |= 1 << local
    for pos in state.pos:
        local = pos - first
        if 0 <= local < count and state.load[pos] >= 4 and board.space_kind[pos] != SPECIAL_AREA:
            shut |= 1 << local
    start = 1 << (here - first)
    seen = start | shut
    wave = start
    allowance = state.allowance
    later = [0] * (allowance + UPHILL + 1)
    near, uphill = board.near_bits, board.uphill_bits
    for spent in range(allowance):
        new = later[spent]
        go = (wave | new) & ~(ends & ~start)
        seen |= new
        reached = 0
        while go:
            low = go & -go
            go ^= low
            space = first + low.bit_length() - 1
            reached |= near[space]
            if uphill[space]:
                later[spent + UPHILL] |= uphill[space] & ~shut
        wave = reached & ~seen
        seen |= wave
    seen |= later[allowance]
    seen &= ~(shut | start)
    return [space for space in spaces if seen >> (space - first) & 1]


def route(game: Game, mouse: int, goal: int) -> list[int]:
    """The way to a space within reach: without mousetraps if there is one within the allowance, else the cheapest."""
    state = game.state
    here = state.pos[mouse]
    if game.chapter.board.space_kind[here] == WATER and not allowed(game, mouse, MAY_IGNORE_WATER):
        came = _out_of_water(game, mouse, here)
    else:
        straight = _straight(game, here, goal)
        if straight:
            return straight
        came = _ways(game, mouse, here, frozenset(state.traps))
        if goal not in came:
            came = _ways(game, mouse, here, frozenset())
    path = [goal]
    while came[path[-1]] != here:
        path.append(came[path[-1]])
    path.reverse()
    return path


def _straight(game: Game, here: int, goal: int) -> list[int]:
    """The shortest way by the table of distances, when nothing stands in it; nothing otherwise."""
    state, board = game.state, game.chapter.board
    first = board.space_first[here]
    if board.space_first[goal] != first or state.closed or goal in state.traps:
        return []
    distance, kind = board.dist_mouse, board.space_kind
    local = goal - first
    left = distance[here][local]
    path: list[int] = []
    while here != goal and left <= state.allowance:
        for there, step in board.steps[here]:
            if step + distance[there][local] == left and (
                there == goal
                or not (state.minions_at[there] or state.load[there] or kind[there] == WATER or there in state.traps)
            ):
                path.append(there)
                here = there
                left -= step
                break
        else:
            return []
    return path if here == goal else []


def _ways(game: Game, mouse: int, start: int, avoid: frozenset[int]) -> dict[int, int]:
    """Every space within the allowance with the space it is reached from, by the cheapest way, all things counted."""
    state, board = game.state, game.chapter.board
    allowance = state.allowance
    dry = allowed(game, mouse, MAY_IGNORE_WATER)
    bold = allowed(game, mouse, MAY_IGNORE_MINIONS)
    cost = {start: 0}
    came: dict[int, int] = {}
    buckets: list[list[int]] = [[] for _ in range(allowance + 1)]
    buckets[0].append(start)
    for spent in range(allowance):
        for here in buckets[spent]:
            if cost[here] != spent:
                continue
            ends = (state.minions_at[here] and not bold) or (board.space_kind[here] == WATER and not dry)
            if here != start and ends:
                continue
            for there, step in steps_from(game, mouse, here):
                total = spent + step
                if total > allowance or total >= cost.get(there, 99) or there in avoid or _full(game, there):
                    continue
                cost[there] = total
                came[there] = here
                buckets[total].append(there)
    return came


def _full(game: Game, space: int) -> bool:
    return game.state.load[space] >= 4 and game.chapter.board.space_kind[space] != SPECIAL_AREA


def _out_of_water(game: Game, mouse: int, here: int) -> dict[int, int]:
    """From water one step at most: onto the next water space (not against the current), or a try for the bank."""
    against = game.chapter.board.against_current[here]
    if against and allowed(game, mouse, MAY_IGNORE_CURRENT):
        against = frozenset()
    return {
        there: here
        for there, _ in steps_from(game, mouse, here)
        if there not in against and not _full(game, there)
    }
