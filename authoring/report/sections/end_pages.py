"""The win rate at every possible end page."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.rounding import share_data
from engine.playtest.bot_names import ignores_end_page
from engine.playtest.statistics.end_pages import curve, rules_look

EXACT = "the same as if every game had been played with that end page"
ABOUT = "the bot (or a rule) looks at the end page: on earlier pages it plays as if it had more time than it has"


def section(result: PlaytestResult) -> dict[str, Any]:
    """Return the curve; it is empty if time does not end the chapter."""
    if not result.compiled.chapter.standard_defeat:
        return {"exact": True, "played-to": result.end_page, "note": "time does not end this chapter", "curve": []}
    exact = ignores_end_page(result.plan.bot, result.plan.content.personas) and not rules_look(result.plan.content)
    points = curve(result.tally, result.end_page)
    if result.longer_run is not None:
        points = curve(result.longer_run.tally, result.longer_run_page)
    return {
        "exact": exact,
        "played-to": result.longer_run_page if result.longer_run is not None else result.end_page,
        "note": EXACT if exact else ABOUT,
        "curve": [{"page": point.page, "wins": share_data(point.wins)} for point in points],
    }
