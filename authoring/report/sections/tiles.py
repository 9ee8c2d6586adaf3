"""What happened on each face."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.sections.effect import NOTHING, effect


def section(result: PlaytestResult) -> list[dict[str, Any]]:
    """Return the faces in the order of the board, with visits, captures and ended games."""
    tally, board = result.tally, result.compiled.chapter.board
    numbers = {line.name: number for number, line in enumerate(result.compiled.lines.all) if line.kind == "face"}
    return [
        {
            "face": name,
            **effect(result, tally.lines.get(numbers[name], NOTHING)),
            "turns": sum(tally.visits[space] for space in board.face_spaces[face]),
            "captures": sum(tally.captures.get(space, NOTHING).times for space in board.face_spaces[face]),
            "ended": sum(count for (_, _, at), count in tally.ends.items() if at == face),
        }
        for face, name in enumerate(board.face_ids)
    ]
