"""The win rate at every possible end page."""

from __future__ import annotations

from typing import Any

from authoring.report.played import Played, share_data
from engine.playtest.end_pages import curve, rules_look

EXACT = "as if every game had been played with that end page"
ABOUT = "a rule or the bot looks at the end page: the games were played as if there were more time"


def section(played: Played) -> dict[str, Any]:
    """The curve from this run, or nothing where time does not end a chapter."""
    if not played.table.chapter.standard_defeat:
        return {"exact": True, "note": "time does not end this chapter", "curve": []}
    exact = not rules_look(played.plan.content)
    points = curve(played.tally, played.end_page)
    return {
        "exact": exact,
        "note": EXACT if exact else ABOUT,
        "curve": [{"page": point.page, "wins": share_data(point.wins)} for point in points],
    }
