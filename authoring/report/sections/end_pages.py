"""The win rate at every possible end page."""

from __future__ import annotations

from typing import Any

from authoring.report.played import Played, share_data
from engine.playtest.bot_names import ignores_end_page
from engine.playtest.statistics.end_pages import curve, rules_look

EXACT = "the same as if every game had been played with that end page"
ABOUT = "the bot (or a rule) looks at the end page: on earlier pages it plays as if it had more time than it has"


def section(played: Played) -> dict[str, Any]:
    """The curve from this run, or nothing where time does not end a chapter."""
    if not played.table.chapter.standard_defeat:
        return {"exact": True, "played-to": played.end_page, "note": "time does not end this chapter", "curve": []}
    exact = ignores_end_page(played.plan.bot) and not rules_look(played.plan.content)
    points = curve(played.tally, played.end_page)
    if played.wide is not None:
        points = curve(played.wide.tally, played.wide_page)
    return {
        "exact": exact,
        "played-to": played.wide_page if played.wide is not None else played.end_page,
        "note": EXACT if exact else ABOUT,
        "curve": [{"page": point.page, "wins": share_data(point.wins)} for point in points],
    }
