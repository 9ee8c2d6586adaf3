"""The page track: hourglass, end marker, and cheese for turns without minions (TIME, END-2, END-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.chapter import MICE
from engine.records.game import MAX_PAGES
from engine.records.state import LOST
from engine.rulebook import cheese
from engine.runtime.codes import END_MARKER_MOVED, HOURGLASS_MOVED
from engine.runtime.dispatch import fire

if TYPE_CHECKING:
    from engine.records.game import Game


def move_hourglass(game: Game, pages: int = 1, rules: str = "") -> None:
    """Move the hourglass; at the end marker the game is lost (END-2)."""
    state = game.state
    state.page = max(1, state.page + pages)
    if game.trace is not None:
        game.note("hourglass", rules, amount=state.page)
    game.page_log.append(state.round)
    if state.active[HOURGLASS_MOVED]:
        fire(game, HOURGLASS_MOVED, amount=pages)
    check_time(game)


def move_end_marker(game: Game, pages: int) -> None:
    """Move the end marker: more time, or less (END-3)."""
    state = game.state
    state.end_page = min(max(1, state.end_page + pages), MAX_PAGES)
    if game.trace is not None:
        game.note("end-marker", "END-3", amount=state.end_page)
    if state.active[END_MARKER_MOVED]:
        fire(game, END_MARKER_MOVED, amount=pages)
    check_time(game)


def check_time(game: Game) -> None:
    """Lose the game at the end marker (END-2). The least distance to it is kept, for runs with an earlier end page."""
    state = game.state
    if state.end_page - state.page < game.slack and not state.outcome:
        game.slack = state.end_page - state.page
    if state.page >= state.end_page and game.chapter.standard_defeat:
        game.finish(LOST, "time")


def after_mouse_turn(game: Game, mouse: int) -> None:
    """With no minion on the board after the lowest mouse's turn, put a cheese on the wheel (TIME-1, TIME-2).

    A surge that this brings about ends the round: the newcomers act in the next one.
    """
    state = game.state
    if state.minions or state.outcome:
        return
    lowest = -1
    for card in state.track:
        if card < MICE:
            lowest = card
    if lowest == mouse:
        if game.trace is not None:
            game.note("time-is-short", "TIME-1", figure=mouse)
        face = game.face_of(mouse) if state.pos[mouse] >= 0 else game.party_face()
        surges = game.surges
        cheese.add_to_wheel(game, 1, face, "TIME-1")
        if game.surges > surges and not state.round_over:
            state.round_over = True
            if game.trace is not None:
                game.note("round-over", "TIME-1")
