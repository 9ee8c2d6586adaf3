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
    """Whether no minion on the mouse's tile prevents exploring (EXPLORE-1)."""
    state = game.state
    face = game.chapter.board.space_face[state.pos[mouse]]
    return not state.minions_on[face] or allowed(game, mouse, MAY_EXPLORE_WITH_MINIONS)


def open_exits(game: Game, mouse: int) -> list[int]:
    """The exits next to a mouse that lead to a face now (EXPLORE-2, EXPLORE-3)."""
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
    """Whether figures stand on a face, so that it cannot be turned down."""
    return game.state.mice_on[face] | game.state.minions_on[face] != 0


def can_flip(game: Game, mouse: int) -> bool:
    """Whether a mouse is on a flip space and meets its requirements (EXPLORE-6, EXPLORE-7)."""
    state, board, chapter = game.state, game.chapter.board, game.chapter
    face = game.face_of(mouse)
    if board.face_flip[face] != state.pos[mouse]:
        return False
    other = other_face(game, face)
    if other < 0 or board.face_flip[other] < 0:
        return False
    if state.minions_on[face]:
        return False  # even if a rule lets mice explore with minions, their tile is not turned
    item = board.flip_item[face]
    if item >= 0 and not _has_for_flip(game, item):
        return False
    classes = board.flip_classes[face]
    return not classes or bool(classes & chapter.hero_classes[state.party[mouse]])


def _has_for_flip(game: Game, item: int) -> bool:
    """Whether the party has a flip's item, by the rule option with its token in the stash or anywhere (EXPLORE-7)."""
    if not game.chapter.options.hook_flip_possessed:
        return inventory.in_stash(game, item)
    return any(game.chapter.copies[copy] == item for copy in game.state.stash)


def other_face(game: Game, face: int) -> int:
    """The back of a face."""
    orange, blue = game.chapter.board.tile_faces[game.chapter.board.face_tile[face]]
    return blue if face == orange else orange


def explore_exit(game: Game, mouse: int, index: int) -> None:
    """Go through an exit with all mice of the tile; the next tile shows the exit's colour (EXPLORE-3, -4, -5)."""
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
    """Flip the tile; all its mice come to the flip space of the other face (EXPLORE-6)."""
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
    """Turn a face up, and remove the traps of the other (EXPLORE-9)."""
    state = game.state
    away = state.face_up[tile]
    state.face_up[tile] = face
    traps.clear_traps(game, away)
    if game.trace is not None:
        game.note("flipped", rules, text=game.chapter.board.face_ids[face])
    if state.active[TILE_FLIPPED]:
        fire(game, TILE_FLIPPED, face=face)


def _leave_items_behind(game: Game, face: int) -> None:
    """Run the rules of party items that a captured mouse left on a face that is turned down (EXPLORE-9)."""
    state, space_face = game.state, game.chapter.board.space_face
    items = game.chapter.search_token
    lying = [at for token, at in zip(state.tokens, state.token_at, strict=True) if token in items]
    if state.active[TILE_LEFT] and any(space_face[space] == face for space in lying):
        fire(game, TILE_LEFT, face=face)


def _arrive(game: Game, mouse: int, spaces: tuple[int, ...]) -> None:
    """Put a mouse on one of some spaces with room, or on the nearest space with room (EXPLORE-4, EXPLORE-6)."""
    free: list[int] = []
    for space in spaces:
        if has_room(game, space, 1):
            free.append(space)
    if free:
        put(game, mouse, game.choose(decision.SPACE, mouse, free, mouse))
        return
    put(game, mouse, nearest_with_room(game, spaces[0], 1, False))


def left(game: Game, face: int) -> None:
    """Mice have left a face: if it is empty of mice now, fire `tile-left` (EXPLORE-8, EXPLORE-9)."""
    state = game.state
    lasting.tiles_left(game)
    if state.mice_on[face]:
        return
    if state.active[TILE_LEFT]:
        fire(game, TILE_LEFT, face=face)
