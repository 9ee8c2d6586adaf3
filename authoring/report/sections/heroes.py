"""How parties with each hero fared."""

from __future__ import annotations

from typing import Any

from authoring.report.played import Played, number
from authoring.report.sections.effect import effect


def section(played: Played) -> list[dict[str, Any]]:
    """Heroes who played, with what they defeated and how often they were captured, per game."""
    tally = played.tally
    return [
        {
            "hero": hero,
            **effect(played, row),
            "defeated-per-game": number(tally.hero_kills[hero] / row.games),
            "captures-per-game": number(tally.hero_captures[hero] / row.games),
        }
        for hero, row in sorted(tally.heroes.items())
    ]
