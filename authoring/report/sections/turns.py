"""The turns of mice, and those in which the bot did nothing although it was offered something."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult


def section(result: PlaytestResult) -> dict[str, Any]:
    """Return the number of turns, of idle turns, and their share."""
    turns, idle = result.tally.totals["mouse_turns"], result.tally.totals["idle_turns"]
    return {"turns": turns, "idle": idle, "share": idle / turns if turns else 0.0}
