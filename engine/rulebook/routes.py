"""Where a mouse can move, and by which way (MOVE).

`moves` is called at every turn menu and must be fast: it floods a face in bit masks, a bit per space, and remembers the
results. `route` is called once a move is chosen; it avoids mousetraps where it can.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.records.bits import bits_of
from engine.records.chapter import FAR, ROOM, SPECIAL_AREA, WATER
from engine.records.decision import OP_MOVE, first_of
from engine.rulebook.adjacency import steps_from
from engine.rulebook.values import allowed
from engine.runtime.codes import (
    MAY_CHANGE_ROUTES,
    MAY_CROSS_RED_LINES,
    MAY_IGNORE_CURRENT,
    MAY_IGNORE_MINIONS,
    MAY_IGNORE_WATER,
    MOD_ALLOW,
)

if TYPE_CHECKING:
    from engine.records.chapter import Board
    from engine.records.game import Game

MAX_STEPS: Final = 64
MAX_CASES: Final = 2_000
"""Sizes of the tables of remembered moves: allowances below MAX_STEPS, and MAX_CASES cases per space."""

UPHILL: Final = 3
"""What a step against a yellow line's arrow costs (MOVE-3)."""


def may_leave(game: Game, mouse: int) -> bool:
    """Whether a mouse may leave its space: with minions there, only if mice are at least as many (MOVE-8)."""
    state = game.state
    here = state.pos[mouse]
    foes = state.minions_at[here]
    if not foes or foes.bit_count() <= state.mice_at[here].bit_count():
        return True
    return allowed(game, mouse, MAY_IGNORE_MINIONS)


def reach(game: Game, mouse: int) -> list[int]:
    """Every space the mouse can move to now, in the order of the face's spaces."""
    return [first_of(option) for option in moves(game, mouse)]


def moves(game: Game, mouse: int) -> list[int]:
    """The spaces of `reach` as options of a turn menu. The list is shared and must not be changed."""
    state, board = game.state, game.chapter.board
    here = state.pos[mouse]
    if state.minions_at[here] and not may_leave(game, mouse):
        return []
    if board.space_kind[here] == WATER and not allowed(game, mouse, MAY_IGNORE_WATER):
        return _as_options(_out_of_water(game, mouse, here))
    changed = state.bridges or state.closed
    if changed or (state.rules_by_figure[MOD_ALLOW][mouse] and allowed(game, mouse, MAY_CHANGE_ROUTES)):
        return _as_options(list(_ways(game, mouse, here, frozenset())))
    return _usual_moves(game, here)


def _as_options(spaces: list[int]) -> list[int]:
    spaces.sort()
    return [OP_MOVE << 24 | space << 12 for space in spaces]


def _usual_moves(game: Game, here: int) -> list[int]:
    """Moves by lines and arrows alone. Only figures within reach matter, so that results can be looked up."""
    state, board = game.state, game.chapter.board
    allowance = state.allowance
    if allowance < 1:
        return []
    face, first = board.space_face[here], board.space_first[here]
    ends, shut = board.face_water[face], 0
    foes, mice = state.minions_on[face], state.mice_on[face]
    crowd = state.mice > ROOM and mice.bit_count() > ROOM  # fewer mice cannot fill a space without minions
    if foes or crowd:
        pos, load = state.pos, state.load
        for slot in bits_of(foes):
            space = pos[slot]
            ends |= 1 << (space - first)
            if load[space] >= ROOM and board.space_kind[space] != SPECIAL_AREA:
                shut |= 1 << (space - first)
        for slot in bits_of(mice) if crowd else ():
            space = pos[slot]
            if load[space] >= ROOM and board.space_kind[space] != SPECIAL_AREA:
                shut |= 1 << (space - first)
    if allowance >= MAX_STEPS:
        return _listed(board, face, _flood(board, here, allowance, ends, shut))
    zones = board.zones[here] or _measure(board, here)
    ends &= zones[allowance - 1]  # a move ends with the last step anyway
    shut &= zones[allowance]
    case = ends * MAX_STEPS + allowance
    if shut:
        case |= shut << (len(board.face_spaces[face]) + MAX_STEPS)
    known = board.moves[here]
    found = known.get(case)
    if found is None:
        if len(known) > MAX_CASES:
            known.clear()
        start = 1 << (here - first)
        reached = _flood(board, here, allowance, ends, shut) if ends & ~start or shut else zones[allowance] & ~start
        found = known[case] = _listed(board, face, reached)
    return found


def _measure(board: Board, here: int) -> list[int]:
    """For each allowance, the spaces within reach on an empty face, the start included."""
    zones: list[int] = []
    rings = [0] * (FAR + 1)
    bit, farthest = 1, 0
    for steps in board.dist_mouse[here]:
        rings[steps] |= bit
        bit <<= 1
        if farthest < steps < MAX_STEPS:
            farthest = steps
    reached = 0
    for steps in range(farthest + 1):
        reached |= rings[steps]
        zones.append(reached)
    zones += [reached] * (MAX_STEPS - len(zones))
    board.zones[here] = zones
    return zones


def _listed(board: Board, face: int, reached: int) -> list[int]:
    """The spaces of a mask as options, remembered by mask."""
    known = board.listed[face]
    found = known.get(reached)
    if found is None:
        if len(known) > MAX_CASES:
            known.clear()
        found, left = [], reached
        before = (OP_MOVE << 12) + board.face_spaces[face][0] - 1
        while left:
            low = left & -left
            left ^= low
            found.append(before + low.bit_length() << 12)
        known[reached] = found  # stored complete: other threads read it too
    return found


def _flood(board: Board, here: int, allowance: int, ends: int, shut: int) -> int:
    """Breadth-first search over bit masks: it does not leave spaces with minions or water, nor enter full spaces."""
    before = board.space_first[here] - 1
    start = 1 << (here - before - 1)
    seen = start | shut
    wave = start
    later = [0] * (allowance + UPHILL + 1)
    near, uphill = board.near_bits, board.uphill_bits
    steep = board.face_steep[board.space_face[here]]
    go_on = ~(ends & ~start)
    for spent in range(allowance):
        if not (wave or any(later[spent : spent + UPHILL])):
            break
        new = later[spent]
        seen |= new
        go = (wave | new) & go_on
        reached = 0
        if go & steep:
            for space in bits_of(go & steep):
                later[spent + UPHILL] |= uphill[before + 1 + space] & ~shut
        while go:
            low = go & -go
            go ^= low
            reached |= near[before + low.bit_length()]
        wave = reached & ~seen
        seen |= wave
    seen |= later[allowance]
    return seen & ~(shut | start)


def route(game: Game, mouse: int, goal: int) -> list[int]:
    """The way to a space within reach: without mousetraps if the allowance is enough, else the cheapest."""
    state = game.state
    here = state.pos[mouse]
    if game.chapter.board.space_kind[here] == WATER and not allowed(game, mouse, MAY_IGNORE_WATER):
        return [goal]
    direct = straight(game, here, goal)
    if direct:
        return direct
    came = _ways(game, mouse, here, frozenset(state.traps), goal)
    if goal not in came:
        came = _ways(game, mouse, here, frozenset(), goal)
    path = [goal]
    while came[path[-1]] != here:
        path.append(came[path[-1]])
    path.reverse()
    return path


def straight(game: Game, here: int, goal: int) -> list[int]:
    """The shortest way by the table of distances if nothing is in the way; otherwise empty."""
    state, board = game.state, game.chapter.board
    first = board.space_first[here]
    if board.space_first[goal] != first or state.closed or goal in state.traps:
        return []
    usual = _usual_way(board, here, goal)
    if usual and board.dist_mouse[here][goal - first] <= state.allowance:
        for space in usual[:-1]:
            if state.load[space] or state.minions_at[space] or space in state.traps:
                break
        else:
            return usual
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


def _usual_way(board: Board, here: int, goal: int) -> list[int]:
    """The shortest way over an empty face that does not lead through water; empty if there is none."""
    way = board.ways[here].get(goal)
    if way is None:
        way = board.ways[here][goal] = _dry_way(board, here, goal)
    return way


def _dry_way(board: Board, here: int, goal: int) -> list[int]:
    distance, local = board.dist_mouse, goal - board.space_first[goal]
    found: list[int] = []
    while here != goal:
        left = distance[here][local]
        for there, step in board.steps[here]:
            if step + distance[there][local] == left and (there == goal or board.space_kind[there] != WATER):
                found.append(there)
                here = there
                break
        else:
            return []
    return found


def _ways(game: Game, mouse: int, start: int, avoid: frozenset[int], goal: int = -1) -> dict[int, int]:
    """For each space within the allowance, the space before it on the cheapest way, under all rules.

    With a goal, the search ends when its cheapest way is certain.
    """
    state, board = game.state, game.chapter.board
    allowance = state.allowance
    dry = allowed(game, mouse, MAY_IGNORE_WATER)
    bold = allowed(game, mouse, MAY_IGNORE_MINIONS)
    bridges, closed = state.bridges, state.closed
    load, kind = state.load, board.space_kind
    usual = not state.active[MOD_ALLOW] & game.chapter.allow_rules[MAY_CROSS_RED_LINES]
    cost = {start: 0}
    came: dict[int, int] = {}
    buckets: list[list[int]] = [[] for _ in range(allowance + 1)]
    buckets[0].append(start)
    for spent in range(allowance):
        if cost.get(goal, allowance) <= spent:
            break
        for here in buckets[spent]:
            if cost[here] != spent:
                continue
            ends = (state.minions_at[here] and not bold) or (kind[here] == WATER and not dry)
            if here != start and ends:
                continue
            plain = usual and here not in bridges and here not in closed
            for there, step in board.steps[here] if plain else steps_from(game, mouse, here):
                total = spent + step
                if total > allowance or total >= cost.get(there, FAR) or there in avoid:
                    continue
                if load[there] >= ROOM and kind[there] != SPECIAL_AREA:
                    continue
                cost[there] = total
                came[there] = here
                buckets[total].append(there)
    return came


def _out_of_water(game: Game, mouse: int, here: int) -> list[int]:
    """The steps out of a water space: to other water (not against the current), or to try for land."""
    load, board = game.state.load, game.chapter.board
    against = board.against_current[here]
    if against and allowed(game, mouse, MAY_IGNORE_CURRENT):
        against = frozenset()
    found: list[int] = []
    for there, _ in steps_from(game, mouse, here):
        roomy = load[there] < ROOM or board.space_kind[there] == SPECIAL_AREA
        if roomy and there not in against and there not in found:  # a bridge may lead where a step leads, too
            found.append(there)
    return found
