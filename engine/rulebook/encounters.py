"""Entering faces, and the encounters there (ENC)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.chapter import MICE
from engine.records.context import Context
from engine.records.dice import ENCOUNTER_DECK, shuffle
from engine.rulebook import placement
from engine.rulebook.traps import set_traps
from engine.runtime.codes import ENCOUNTER_REVEALED, TILE_ENTERED
from engine.runtime.dispatch import fire

if TYPE_CHECKING:
    from engine.records.chapter import Troop
    from engine.records.game import Game


def enter_face(game: Game, face: int, explorer: int) -> None:
    """Mice enter a face. The first time, its encounter takes place (ENC-1, ENC-4)."""
    state = game.state
    first = not state.entered >> face & 1
    state.entered |= 1 << face
    game.hit(game.chapter.face_line[face])
    if game.trace is not None:
        game.note("tile-entered", "ENC-1" if first else "ENC-4", figure=explorer, amount=int(first),
                  text=game.chapter.board.face_ids[face])  # fmt: skip
    if state.active[TILE_ENTERED]:
        fire(game, TILE_ENTERED, figure=explorer, face=face, amount=int(first))
    if first and not state.outcome:
        _first_time(game, face)


def _first_time(game: Game, face: int) -> None:
    room = game.chapter.rooms[face]
    game.state.felled = [0] * MICE
    if room.has_story:
        game.hit(room.story_line)
        if game.trace is not None:
            game.note("story", "CH-1", text=game.chapter.board.face_ids[face])
    if room.setup is not None:
        ctx = Context()
        ctx.face = face
        room.setup(game, ctx)
    if game.state.outcome:
        return
    if not room.states_encounter:
        draw_encounter(game, face)
        return
    if room.mousetraps:
        set_traps(game, face)
    if room.troops:
        placement.place(game, face, room.troops, room.ambush)


def line_of(game: Game, card: int) -> tuple[Troop, ...]:
    """The minions of an encounter card on the current page of the hourglass (ENC-2)."""
    pages = game.chapter.encounter_pages[card]
    return pages[min(game.state.page, len(pages)) - 1]


def draw_encounter(game: Game, face: int) -> None:
    """Reveal an encounter card and play its line for the page (ENC-2, ENC-3, ENC-7)."""
    state, chapter = game.state, game.chapter
    if not state.encounters and state.encounter_discard:
        state.encounters, state.encounter_discard = state.encounter_discard, []
        shuffle(state, state.encounters, ENCOUNTER_DECK)
        if game.trace is not None:
            game.note("encounters-shuffled", "ENC-7")
    if not state.encounters:
        return
    card = state.encounters.pop()
    if state.encounter_up >= 0:
        state.encounter_discard.append(state.encounter_up)
    state.encounter_up = card
    state.felled = [0] * MICE
    page = min(state.page, len(chapter.encounter_pages[card]))
    game.hit(chapter.encounter_line[card] + page - 1)
    if game.trace is not None:
        game.note("encounter", "ENC-2", text=chapter.encounter_ids[card], amount=page)
    left_out = 0
    if state.active[ENCOUNTER_REVEALED]:
        ctx = fire(game, ENCOUNTER_REVEALED, card=card, face=face)
        if (ctx is not None and ctx.stopped) or state.outcome:
            return
        left_out = ctx.group if ctx is not None else 0
    if chapter.encounter_traps[card]:
        set_traps(game, face)
    troops = line_of(game, card)
    if left_out:
        troops = tuple(troop for troop in troops if not left_out >> troop[0] & 1)
    placement.place(game, face, troops, chapter.encounter_ambush[card], established=False)
