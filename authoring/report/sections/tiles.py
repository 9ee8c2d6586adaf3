"""What happened on each face."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.sections.effect import NOTHING, effect, games_without
from engine.playtest.diagnosis.case import Case
from engine.playtest.statistics.intervals import Share, share


def section(result: PlaytestResult) -> list[dict[str, Any]]:
    """Return the faces in the order of the board, with visits, captures and ended games.

    A tile that every winner must come to has no difference: games without it cannot be won.
    """
    tally, board = result.tally, result.compiled.chapter.board
    numbers = {line.name: number for number, line in enumerate(result.compiled.lines.all) if line.kind == "face"}
    case = Case(result.compiled, result.tally)
    return [
        {
            "face": name,
            **effect(result, tally.lines.get(numbers[name], NOTHING), _without(case, numbers[name])),
            "turns": sum(tally.visits[space] for space in board.face_spaces[face]),
            "captures": sum(tally.captures.get(space, NOTHING).times for space in board.face_spaces[face]),
            "ended": sum(count for (_, _, at), count in tally.ends.items() if at == face),
        }
        for face, name in enumerate(board.face_ids)
    ]


def _without(case: Case, line: int) -> Share:
    without = games_without(case, line)
    return without if without.count else share(0, 0)
