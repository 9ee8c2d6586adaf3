"""Describe the state of a game in lines of text: clock, mice, minions, party items."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.records.chapter import MICE
from engine.records.trace import figure_name
from engine.rulebook import initiative
from engine.rulebook.inventory import card_name
from engine.rulebook.values import life_of

if TYPE_CHECKING:
    from engine.records.game import Game


def game_lines(game: Game) -> Iterator[str]:
    """Describe everything that lies on the table."""
    state, board = game.state, game.chapter.board
    yield f"round {state.round}, page {state.page} of {state.end_page}, wheel {state.wheel} of 6"
    yield "initiative: " + ", ".join(initiative.name(game, card) for card in state.track)
    yield "tiles: " + ", ".join(board.face_ids[face] for face in state.face_up)
    for mouse in range(state.mice):
        yield mouse_line(game, mouse)
    for slot in range(MICE, len(state.pos)):
        if state.pos[slot] >= 0:
            yield f"  {figure_name(game, slot)} at {board.name(state.pos[slot])}{_effects(game, slot)}"
    if state.stash:
        yield "stash: " + ", ".join(card_name(game, copy) for copy in state.stash)


def mouse_line(game: Game, mouse: int) -> str:
    """Describe a mouse: its place, wounds, cheese and cards."""
    state = game.state
    where = game.chapter.board.name(state.pos[mouse]) if state.pos[mouse] >= 0 else "captured"
    wounds = state.wounds[mouse] + state.poison[mouse]
    worn = ", ".join(card_name(game, copy) for copy in state.worn[mouse]) or "nothing"
    pack = ", ".join(card_name(game, copy) for copy in state.pack[mouse]) or "nothing"
    return (
        f"  {figure_name(game, mouse)} at {where}: {wounds} of {life_of(game, mouse)} wounds, "
        f"{state.cheese[mouse]} cheese{_effects(game, mouse)}; wears {worn}; pack {pack}"
    )


def _effects(game: Game, slot: int) -> str:
    names = [name for bit, name in enumerate(game.chapter.status_ids) if game.state.status[slot] >> bit & 1]
    return f" ({', '.join(names)})" if names else ""
