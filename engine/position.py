"""A position as a line of text, for errors and logs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.records.chapter import MICE
from engine.records.trace import figure_name

if TYPE_CHECKING:
    from engine.records.game import Game


def position(game: Game) -> str:
    """Clock, mice, minions and track: enough to set the position up again at a table."""
    state, board = game.state, game.chapter.board
    clock = f"{game.chapter.ident} r{state.round} t{state.turn} page {state.page}/{state.end_page} wheel {state.wheel}"
    mice = [
        f"{figure_name(game, m)}@{board.name(state.pos[m]) if state.pos[m] >= 0 else 'captured'}"
        f" w{state.wounds[m]}+{state.poison[m]} c{state.cheese[m]}"
        for m in range(state.mice)
    ]
    minions = [
        f"{figure_name(game, slot)}@{board.name(state.pos[slot])} w{state.wounds[slot]}"
        for slot in range(MICE, len(state.pos))
        if state.pos[slot] >= 0
    ]
    return f"[{clock} | {', '.join(mice)} | {', '.join(minions) or 'no minions'} | track {state.track}]"
