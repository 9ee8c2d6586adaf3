"""Exploring exits and flip spaces (EXPLORE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records import decision
from engine.records.bits import bits_of
from engine.rulebook import encounters, inventory, lasting, traps
from engine.rulebook.figures import has_room, lift, nearest_with_room, put
from engine.rulebook.values import allowed
from engine.runtime.codes import MAY_EXPLORE_WITH_MINIONS, TILE_FLIPPED, TILE_LEFT
from engine.runtime.dispatch import fire

if TYPE_CHECKING:
    from engine.records.game import Game


def tile_is_clear(game: Game, mouse: int) -> bool:
    """No minion on the mouse's tile (EXPLORE-1)."""
    state = game.state
    face = game.chapter.board.space_face[state.pos[mouse]]
    return not state.minions_on[face] or allowed(game, mouse, MAY_EXPLORE_WITH_MINIONS)


def open_exits(game: Game, mouse: int) -> list[int]:
    """Exits next to a mouse that lead somewhere now (EXPLORE-2, EXPLORE-3)."""
    state, board = game.state, game.chapter.board
    found = []
    for index in board.space_exits[state.pos[mouse]]:
        partner = board.exit_to[index]
        if partner < 0 or state.closed_exits >> index & 1:
            continue
        face = board.exit_face[partner]
        tile = board.face_tile[face]
        if state.face_up[tile] == face or not _anyone_on(game, state.face_up[tile]):
            found.append(index)
    return found


def _anyone_on(game: Game, face: int) -> bool:
    """A face with figures on it cannot be turned away from under them."""
    return game.state.mice_on[face] | game.state.minions_on[face] != 0


def can_flip(game: Game, mouse: int) -> bool:
    """On a flip space, with what it asks for (EXPLORE-6, EXPLORE-7)."""
    state, board, chapter = game.state, game.chapter.board, game.chapter
    face = game.face_of(mouse)
    if board.face_flip[face] != state.pos[mouse]:
        return False
    other = other_face(game, face)
    if other < 0 or board.face_flip[other] < 0:
        return False
    if state.minions_on[face]:
        return False  # a rule lets mice explore in spite of minions: the tile is not turned away under them
    item = board.flip_item[face]
    if item >= 0 and not inventory.in_stash(game, item):
        return False
    classes = board.flip_classes[face]
    return not classes or bool(classes & chapter.hero_classes[state.party[mouse]])


def other_face(game: Game, face: int) -> int:
    """The back of a face."""
    orange, blue = game.chapter.board.tile_faces[game.chapter.board.face_tile[face]]
    return blue if face == orange else orange


def explore_exit(game: Game, mouse: int, index: int) -> None:
    """Through an exit: the neighbour shows the exit's colour, all mice of the tile come along (EXPLORE-3, -4, -5)."""
    state, board = game.state, game.chapter.board
    old = game.face_of(mouse)
    partner = board.exit_to[index]
    face = board.exit_face[partner]
    tile = board.face_tile[face]
    game.hit(game.chapter.exit_line[index])
    if game.trace is not None:
        way = f"{board.face_ids[old]} {board.exit_edge[index]} to {board.face_ids[face]}"
        game.note("explore", "EXPLORE-2", figure=mouse, text=way)
    if state.face_up[tile] != face:
        away = state.face_up[tile]
        _turn(game, tile, face, "EXPLORE-3")
        _leave_items_behind(game, away)
    group = bits_of(state.mice_on[old])
    for slot in group:
        lift(game, slot)
    for slot in [mouse, *(slot for slot in group if slot != mouse)]:
        _arrive(game, slot, board.exit_spaces[partner])
    left(game, old)
    encounters.enter_face(game, face, mouse)


def explore_flip(game: Game, mouse: int) -> None:
    """Through a flip space: the tile turns, all its mice stand on the other face's flip space (EXPLORE-6)."""
    state, board = game.state, game.chapter.board
    old = game.face_of(mouse)
    face = other_face(game, old)
    game.hit(game.chapter.flip_line[old])
    if game.trace is not None:
        game.note("explore", "EXPLORE-6", figure=mouse, text=f"{board.face_ids[old]} flips to {board.face_ids[face]}")
    group = bits_of(state.mice_on[old])
    for slot in group:
        lift(game, slot)
    _turn(game, board.face_tile[face], face, "EXPLORE-6")
    for slot in [mouse, *(slot for slot in group if slot != mouse)]:
        _arrive(game, slot, (board.face_flip[face],))
    left(game, old)
    encounters.enter_face(game, face, mouse)


def _turn(game: Game, tile: int, face: int, rules: str) -> None:
    """Another face comes up; the traps of the old one are gone (EXPLORE-9)."""
    state = game.state
    away = state.face_up[tile]
    state.face_up[tile] = face
    traps.clear_traps(game, away)
    if game.trace is not None:
        game.note("flipped", rules, text=game.chapter.board.face_ids[face])
    if state.active[TILE_FLIPPED]:
        fire(game, TILE_FLIPPED, face=face)


def _leave_items_behind(game: Game, face: int) -> None:
    """Party items that a captured mouse left on a face are left behind when it is turned away (EXPLORE-9)."""
    state, space_face = game.state, game.chapter.board.space_face
    items = game.chapter.search_token
    lying = [at for token, at in zip(state.tokens, state.token_at, strict=True) if token in items]
    if state.active[TILE_LEFT] and any(space_face[space] == face for space in lying):
        fire(game, TILE_LEFT, face=face)


def _arrive(game: Game, mouse: int, spaces: tuple[int, ...]) -> None:
    """On one of the spaces with room, else the nearest that has (EXPLORE-4, EXPLORE-6)."""
    free: list[int] = []
    for space in spaces:
        if has_room(game, space, 1):
            free.append(space)
    if free:
        put(game, mouse, game.choose(decision.SPACE, mouse, free, mouse))
        return
    put(game, mouse, nearest_with_room(game, spaces[0], 1, False))


def left(game: Game, face: int) -> None:
    """Nobody is left behind: the face is left (EXPLORE-8, EXPLORE-9)."""
    state = game.state
    lasting.tiles_left(game)
    if state.mice_on[face]:
        return
    if state.active[TILE_LEFT]:
        fire(game, TILE_LEFT, face=face)
