"""How games with each search card and ability went."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.sections.effect import NOTHING, effect, games_without
from engine.playtest.diagnosis.case import Case

KINDS = ("card drawn", "card used", "ability used")


def section(result: PlaytestResult) -> list[dict[str, Any]]:
    """Return every card with the games in which it was drawn or used, and their win rate."""
    case = Case(result.compiled, result.tally)
    return [
        {"card": line.name, "what": line.kind, "times": row.times, **effect(result, row, games_without(case, index))}
        for index, line in enumerate(result.compiled.lines.all)
        if line.kind in KINDS
        for row in [result.tally.lines.get(index, NOTHING)]
    ]
