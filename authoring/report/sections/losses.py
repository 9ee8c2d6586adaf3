"""Why games were lost (or never ended), and on which face that happened."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.rounding import share_data
from engine.playtest.statistics.intervals import share
from engine.records.state import OUTCOMES, PLAYING, WON


def section(result: PlaytestResult) -> list[dict[str, Any]]:
    """Return the causes, the commonest first, each with its share of all games and its faces."""
    tally = result.tally
    causes = [(count, outcome, reason) for (outcome, reason), count in tally.reasons.items() if outcome != WON]
    return [
        {
            "outcome": OUTCOMES[outcome] if outcome != PLAYING else "unfinished",
            "reason": reason,
            "share": share_data(share(count, tally.games)),
            "faces": _faces(result, outcome, reason),
        }
        for count, outcome, reason in sorted(causes, key=lambda cause: (-cause[0], cause[1], cause[2]))
    ]


def _faces(result: PlaytestResult, outcome: int, reason: str) -> list[dict[str, Any]]:
    names = result.compiled.chapter.board.face_ids
    found = [(count, names[face]) for (o, r, face), count in result.tally.ends.items() if (o, r) == (outcome, reason)]
    return [{"face": name, "games": count} for count, name in sorted(found, key=lambda pair: (-pair[0], pair[1]))]
