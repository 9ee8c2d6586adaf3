"""Searching (SEARCH)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records import decision
from engine.records.dice import roll, stars
from engine.rulebook import inventory
from engine.runtime.codes import MOD_SEARCH_DICE, SEARCH_FAILED, SEARCH_PASSED
from engine.runtime.dispatch import fire
from engine.runtime.standing import modified

if TYPE_CHECKING:
    from engine.records.chapter import SpecialSearch
    from engine.records.game import Game


def may_search(game: Game, mouse: int) -> bool:
    """Whether a mouse may search its face: not again after it has found something there (SEARCH-3)."""
    state = game.state
    return not state.searched[mouse] >> game.chapter.board.space_face[state.pos[mouse]] & 1


def faces_searched_together(game: Game, face: int) -> int:
    """The faces that count as searched with a face, as bits: itself and, by a rule option, its back (SEARCH-3)."""
    if not game.chapter.options.searches_per_tile:
        return 1 << face
    board = game.chapter.board
    orange, blue = board.tile_faces[board.face_tile[face]]
    return 1 << orange | 1 << blue


def search(game: Game, mouse: int) -> None:
    """Search: with a star on one die the mouse finds something (SEARCH-1)."""
    state = game.state
    dice = 1
    if state.active[MOD_SEARCH_DICE]:
        dice = modified(game, MOD_SEARCH_DICE, dice, mouse)
    rolled = roll(game, dice)
    found = stars(rolled) > 0
    if game.trace is not None:
        game.note("search", "SEARCH-1", figure=mouse, roll=rolled)
    game.searches += 1
    if not found:
        if state.active[SEARCH_FAILED]:
            fire(game, SEARCH_FAILED, figure=mouse, roll=rolled)
        return
    state.searched[mouse] |= faces_searched_together(game, game.face_of(mouse))
    if state.active[SEARCH_PASSED]:
        ctx = fire(game, SEARCH_PASSED, figure=mouse, roll=rolled)
        if (ctx is not None and ctx.stopped) or state.outcome or state.pos[mouse] < 0:
            return
    _take(game, mouse)


def _take(game: Game, mouse: int) -> None:
    """Take the card of a special search of the chapter, or the top card of the deck (SEARCH-4)."""
    state = game.state
    special = specials_at(game, mouse)
    options = [one.index for one in special]
    picked = game.choose(decision.CARD, mouse, [*options, decision.DONE]) if options else decision.DONE
    if picked == decision.DONE:
        copy = inventory.draw(game)
    else:
        one = special[options.index(picked)]
        copy = inventory.find_in_deck(game, one.card)
        state.deck.remove(copy)
        if one.once:
            state.special_taken |= 1 << one.index
        game.hit(one.line)
        if game.trace is not None:
            game.note("special-search", "SEARCH-4", figure=mouse, text=one.ident)
    if copy >= 0:
        inventory.gain(game, mouse, copy)


def specials_at(game: Game, mouse: int) -> list[SpecialSearch]:
    """The special searches open to a mouse on its space: not taken yet, and with the card in the deck."""
    state = game.state
    pos = state.pos[mouse]
    here = [one for one in game.chapter.rooms[game.face_of(mouse)].searches if pos in one.spaces]
    left = [one for one in here if not state.special_taken >> one.index & 1]
    return [one for one in left if inventory.find_in_deck(game, one.card) >= 0]
