"""Draw a tile with letters: its spaces at their positions, and the figures on them."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import TYPE_CHECKING

from engine.records.chapter import MICE
from engine.records.trace import figure_name

if TYPE_CHECKING:
    from engine.records.game import Game

WIDTH, ROWS = 92, 22
MARGIN = 6
SIDE = 100.0
"""The side of a face, in its own units."""


def map_lines(game: Game, face: int) -> Iterator[str]:
    """Draw a face; the last lines explain its signs and the names of its figures."""
    board, state = game.chapter.board, game.state
    canvas = [[" "] * WIDTH for _ in range(ROWS)]
    standing: dict[int, list[int]] = {}
    for slot, space in enumerate(state.pos):
        if space >= 0 and board.space_face[space] == face:
            standing.setdefault(space, []).append(slot)
    for space in board.face_spaces[face]:
        x, y = board.space_at[space]
        column = MARGIN + round(x / SIDE * (WIDTH - 2 * MARGIN))
        row = round(y / SIDE * (ROWS - 2))
        _write(canvas, row, column, board.space_ids[space] + _signs(game, space))
        _write(canvas, row + 1, column, " ".join(short_name(game, slot) for slot in standing.get(space, ())))
    yield board.face_ids[face]
    yield from ("".join(row).rstrip() for row in canvas if any(letter != " " for letter in row))
    names = [f"{short_name(game, slot)} {figure_name(game, slot)}" for slots in standing.values() for slot in slots]
    yield from wrap(", ".join(["x mousetrap", "^ flip", "> exit", *sorted(names)]), WIDTH)


def short_name(game: Game, slot: int) -> str:
    """Return two letters of a name: capitals for a mouse, small letters and a number for a minion."""
    name = figure_name(game, slot)
    return name[:2].upper() if slot < MICE else f"{name[:2]}{slot}"


def _signs(game: Game, space: int) -> str:
    board = game.chapter.board
    face = board.space_face[space]
    ways = (index for index in board.face_exits[face] if board.exit_to[index] >= 0)
    signs = "x" if space in game.state.traps else ""
    signs += "^" if board.face_flip[face] == space else ""
    return signs + (">" if any(space in board.exit_spaces[index] for index in ways) else "")


def _write(canvas: list[list[str]], row: int, column: int, text: str) -> None:
    """Write a text centred on a column, without overwriting other text."""
    start = max(0, min(WIDTH - len(text), column - len(text) // 2))
    for offset, letter in enumerate(text):
        if canvas[row][start + offset] == " ":
            canvas[row][start + offset] = letter
