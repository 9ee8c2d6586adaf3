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
    if not state.outcome:
        replaced = False
        if state.active[SURGE]:
            ctx = fire(game, SURGE, face=face)
            replaced = ctx is not None and ctx.stopped
        if not replaced and not state.outcome:
            _minions_come(game, face)
    if game.trace is not None:
        game.note("wheel-emptied", "SURGE-2", amount=state.wheel)
    state.wheel = 0
    game.in_surge = False
    if state.active[SURGE_ENDED] and not state.outcome:
        fire(game, SURGE_ENDED, face=face)


def _minions_come(game: Game, face: int) -> None:
    """Place the minions of the room's special surge, else of the face-up encounter card, if any (SURGE-2, SURGE-3)."""
    state, chapter = game.state, game.chapter
    room = chapter.rooms[face]
    if room.has_surge:
        game.hit(room.surge_line)
        if room.surge_do is not None:
            ctx = Context()
            ctx.face = face
            room.surge_do(game, ctx)
        if room.surge_troops:
            placement.place(game, face, room.surge_troops)
        return
    card = state.encounter_up
    if card >= 0:
        state.encounter_up = -1
        state.encounter_discard.append(card)
        game.hit(chapter.encounter_surge_line[card])
        if chapter.encounter_surge[card]:
            placement.place(game, face, chapter.encounter_surge[card])
