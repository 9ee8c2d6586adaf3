"""How games with each hero went."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.rounding import rounded
from authoring.report.sections.effect import effect


def section(result: PlaytestResult) -> list[dict[str, Any]]:
    """Return the heroes that played, with the minions they defeated and their captures per game."""
    tally = result.tally
    return [
        {
            "hero": hero,
            **effect(result, row),
            "defeated-per-game": rounded(tally.hero_kills[hero] / row.games),
            "captures-per-game": rounded(tally.hero_captures[hero] / row.games),
        }
        for hero, row in sorted(tally.heroes.items())
    ]
