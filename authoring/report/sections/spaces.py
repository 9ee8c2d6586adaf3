"""Where mice ended their turns: the numbers behind the heat map."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult


def section(result: PlaytestResult) -> dict[str, dict[str, Any]]:
    """Return the turns that ended on each space, by face."""
    board, visits = result.compiled.chapter.board, result.tally.visits
    return {
        name: {board.space_ids[space]: visits[space] for space in board.face_spaces[face]}
        for face, name in enumerate(board.face_ids)
    }
