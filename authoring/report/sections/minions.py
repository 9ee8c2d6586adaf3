"""How games with each kind of minion went."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.rounding import rounded
from authoring.report.sections.effect import effect


def section(result: PlaytestResult) -> list[dict[str, Any]]:
    """Return the minions that were on the board in any game."""
    tally = result.tally
    return [
        {
            "minion": result.compiled.chapter.minion_ids[kind],
            **effect(result, row),
            "defeated": tally.kills[kind],
            "defeated-per-game": rounded(tally.kills[kind] / row.games),
        }
        for kind, row in sorted(tally.minions.items())
    ]
