"""Putting figures on the board, moving them and taking them off. No other code changes where figures stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.chapter import MICE, ROOM, SPECIAL_AREA
from engine.rulebook.crawling import crawl_of
from engine.runtime.ownership import own

if TYPE_CHECKING:
    from engine.records.game import Game


def bulk(game: Game, figure: int) -> int:
    """How much of a space's room a figure takes (MOVE-5, BRODIE-1)."""
    return 1 if figure < MICE else game.chapter.minion_bulk[game.state.kind[figure]]


def has_room(game: Game, space: int, room: int) -> bool:
    """Whether a figure of some bulk fits on a space (MOVE-5, MOVE-6)."""
    return game.state.load[space] + room <= ROOM or room == 0 or game.chapter.board.space_kind[space] == SPECIAL_AREA


def may_stand(game: Game, figure: int, space: int) -> bool:
    """Whether a figure fits on a space and may be there (MOVE-5, MOVE-6; some spaces are for mice only)."""
    board = game.chapter.board
    if figure >= MICE and board.space_no_minions[space]:
        return False
    room = bulk(game, figure)
    return game.state.load[space] + room <= ROOM or room == 0 or board.space_kind[space] == SPECIAL_AREA


def put(game: Game, figure: int, space: int) -> None:
    """Put a figure that is off the board on a space."""
    state, chapter = game.state, game.chapter
    game.figures_moved = True
    state.pos[figure] = space
    face = chapter.board.space_face[space]
    bit = 1 << figure
    if figure < MICE:
        state.mice_at[space] |= bit
        state.mice_on[face] |= bit
        state.load[space] += 1
    else:
        state.minions_at[space] |= bit
        state.minions_on[face] |= bit
        state.load[space] += chapter.minion_bulk[state.kind[figure]]


def lift(game: Game, figure: int) -> None:
    """Take a figure off the board."""
    state, chapter = game.state, game.chapter
    space = state.pos[figure]
    if space < 0:
        return
    game.figures_moved = True
    state.pos[figure] = -1
    face = chapter.board.space_face[space]
    bit = 1 << figure
    if figure < MICE:
        state.mice_at[space] ^= bit
        state.mice_on[face] ^= bit
        state.load[space] -= 1
    else:
        state.minions_at[space] ^= bit
        state.minions_on[face] ^= bit
        state.load[space] -= chapter.minion_bulk[state.kind[figure]]


def shift(game: Game, figure: int, space: int) -> None:
    """Move a figure from one space to another."""
    state, chapter = game.state, game.chapter
    here, first = state.pos[figure], chapter.board.space_first
    if first[here] != first[space]:
        lift(game, figure)
        put(game, figure, space)
        return
    bit, load = 1 << figure, state.load
    if figure < MICE:
        standing, room = state.mice_at, 1
    else:
        standing, room = state.minions_at, chapter.minion_bulk[state.kind[figure]]
    game.figures_moved = True
    state.pos[figure] = space
    # no augmented assignment: mypyc compiles it to slower code
    standing[here] = standing[here] ^ bit
    standing[space] = standing[space] | bit
    load[here] = load[here] - room
    load[space] = load[space] + room


def new_minion(game: Game, kind: int) -> int:
    """Take a figure of a minion type from the box; -1 when none is left (PLACE-5)."""
    state, chapter = game.state, game.chapter
    kinds, left = state.kind, state.pool_left
    pool, token = chapter.minion_pool[kind], chapter.minion_token[kind]
    if left[pool] <= 0 or (token >= 0 and left[token] <= 0):
        return -1
    slot = MICE
    while slot < chapter.figures and kinds[slot] >= 0:
        slot += 1
    if slot == chapter.figures:
        return -1
    left[pool] -= 1
    if token >= 0:
        left[token] -= 1
    kinds[slot] = kind
    state.wounds[slot] = state.poison[slot] = state.status[slot] = 0
    if chapter.figure_counter_start:
        per_figure = len(chapter.figure_counter_start)
        state.figure_counters[slot * per_figure : (slot + 1) * per_figure] = chapter.figure_counter_start
    state.minions |= 1 << slot
    own(game, chapter.minion_source[kind], 1 << slot)
    return slot


def remove_minion(game: Game, figure: int) -> None:
    """Take a minion off the board. `wounds.put_back` ends its statuses and frees its slot after all rules have run."""
    state, chapter = game.state, game.chapter
    kind = state.kind[figure]
    lift(game, figure)
    state.minions &= ~(1 << figure)
    state.pool_left[chapter.minion_pool[kind]] += 1
    if chapter.minion_token[kind] >= 0:
        state.pool_left[chapter.minion_token[kind]] += 1


def nearest_with_room(game: Game, space: int, room: int, for_minion: bool) -> int:
    """The space itself, or the nearest space of its face with room; -1 when the whole face is full."""
    board = game.chapter.board
    face = board.face_spaces[board.space_face[space]]
    distances = crawl_of(game).steps[space] if for_minion else board.dist_mouse[space]
    best, best_distance = -1, 999
    for offset, candidate in enumerate(face):
        if distances[offset] < best_distance and has_room(game, candidate, room):
            if for_minion and board.space_no_minions[candidate]:
                continue
            best, best_distance = candidate, distances[offset]
    return best
