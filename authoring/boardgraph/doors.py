"""Shut exits as a bit mask: bit n is set while exit n of the board is shut."""

from __future__ import annotations

from typing import Any

from authoring.boardgraph.effects import Effect
from engine.records.chapter import Board


def exit_bits(board: Board, face: Any, edge: Any) -> int:
    """The exits of a face at an edge as a mask, with those they lead to: a door is shut from both sides."""
    if face not in board.face_ids:
        return 0
    bits = 0
    for index in board.face_exits[board.face_ids.index(face)]:
        if board.exit_edge[index].startswith(f"{edge}@"):
            bits |= 1 << index | (1 << board.exit_to[index] if board.exit_to[index] >= 0 else 0)
    return bits


def shut_after(board: Board, effect: Effect, shut: int) -> int:
    """The shut exits after an effect that opens or shuts some."""
    bits = exit_bits(board, effect.value.get("face"), effect.value.get("edge"))
    return shut | bits if effect.name == "close-exit" else shut & ~bits


def shut_exits(board: Board, shut: int) -> list[str]:
    """The shut exits in words, each door once."""
    doors = (index for index in range(len(board.exit_face)) if shut >> index & 1 and index <= board.exit_to[index])
    return [f"{board.exit_edge[index][0]} exit of {board.face_ids[board.exit_face[index]]}" for index in doors]
