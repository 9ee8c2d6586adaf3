"""Which minions were met, and how those games went."""

from __future__ import annotations

from typing import Any

from authoring.report.played import Played, number
from authoring.report.sections.effect import effect


def section(played: Played) -> list[dict[str, Any]]:
    """Minions that were on the board in any game."""
    tally = played.tally
    return [
        {
            "minion": played.table.chapter.minion_ids[kind],
            **effect(played, row),
            "defeated": tally.kills[kind],
            "defeated-per-game": number(tally.kills[kind] / row.games),
        }
        for kind, row in sorted(tally.minions.items())
    ]
