"""The targets of the chapter, judged."""

from __future__ import annotations

from math import isfinite
from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.rounding import rounded


def section(result: PlaytestResult) -> list[dict[str, Any]]:
    """Return each target with the observed value, its interval and the verdict."""
    return [
        {
            "bot": verdict.target.bot,
            "mice": verdict.target.mice or None,
            "what": verdict.target.what,
            "wanted": [verdict.target.least, verdict.target.most],
            "games": verdict.games,
            "seen": rounded(verdict.seen),
            "low": rounded(verdict.low),
            "high": rounded(verdict.high) if isfinite(verdict.high) else None,
            "verdict": verdict.word,
        }
        for verdict in result.verdicts
    ]
