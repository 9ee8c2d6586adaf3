"""Where mice ended their turns: the numbers behind the heat map."""

from __future__ import annotations

from typing import Any

from authoring.report.played import Played


def section(played: Played) -> dict[str, dict[str, Any]]:
    """Turns ended per space, by face."""
    board, visits = played.table.chapter.board, played.tally.visits
    return {
        name: {board.space_ids[space]: visits[space] for space in board.face_spaces[face]}
        for face, name in enumerate(board.face_ids)
    }
