"""Surges (SURGE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.context import Context
from engine.rulebook import placement, time
from engine.runtime.codes import SURGE, SURGE_ENDED
from engine.runtime.dispatch import fire

if TYPE_CHECKING:
    from engine.records.game import Game


def surge(game: Game, face: int) -> None:
    """Carry out a surge: move the hourglass, place minions, empty the wheel (SURGE-2)."""
    state = game.state
    game.in_surge = True
    game.surges += 1
    if game.trace is not None:
        game.note("surge", "SURGE-1", text=game.chapter.board.face_ids[face])
    time.move_hourglass(game, 1, "SURGE-2")
    if game.chapter.options.wheel_emptied_first:
        _empty_wheel(game)
    if not state.outcome:
        replaced = False
        if state.active[SURGE]:
            ctx = fire(game, SURGE, face=face)
            replaced = ctx is not None and ctx.stopped
        if not replaced and not state.outcome:
            _minions_come(game, face)
    if not game.chapter.options.wheel_emptied_first:
        _empty_wheel(game)
    game.in_surge = False
    if state.active[SURGE_ENDED] and not state.outcome:
        fire(game, SURGE_ENDED, face=face)


def _empty_wheel(game: Game) -> None:
    if game.trace is not None:
        game.note("wheel-emptied", "SURGE-2", amount=game.state.wheel)
    game.state.wheel = 0


def _put_away(game: Game, card: int) -> None:
    """Discard the encounter card, or by the rule option put it under the deck (SURGE-2)."""
    state = game.state
    state.encounter_up = -1
    if game.chapter.options.surge_card_under_deck:
        state.encounters.insert(0, card)
    else:
        state.encounter_discard.append(card)


def _minions_come(game: Game, face: int) -> None:
    """Place the minions of the room's special surge, else of the face-up encounter card, if any (SURGE-2, SURGE-3)."""
    state, chapter = game.state, game.chapter
    room, card = chapter.rooms[face], state.encounter_up
    if card >= 0 and (chapter.options.wheel_emptied_first or not room.has_surge):
        _put_away(game, card)
    if room.has_surge:
        game.hit(room.surge_line)
        if room.surge_do is not None:
            ctx = Context()
            ctx.face = face
            room.surge_do(game, ctx)
        if room.surge_troops:
            placement.place(game, face, room.surge_troops)
        return
    if card >= 0:
        game.hit(chapter.encounter_surge_line[card])
        if chapter.encounter_surge[card]:
            placement.place(game, face, chapter.encounter_surge[card])
