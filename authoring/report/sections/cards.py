"""What search cards and abilities did."""

from __future__ import annotations

from typing import Any

from authoring.report.played import Played
from authoring.report.sections.effect import NOTHING, effect

KINDS = ("card drawn", "card used", "ability used")


def section(played: Played) -> list[dict[str, Any]]:
    """Every card: games in which it was drawn, or used, and how those went."""
    return [
        {"card": line.name, "what": line.kind, "times": row.times, **effect(played, row)}
        for index, line in enumerate(played.table.lines.all)
        if line.kind in KINDS
        for row in [played.tally.lines.get(index, NOTHING)]
    ]
