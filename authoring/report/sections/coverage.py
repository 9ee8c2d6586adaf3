"""Which lines of the chapter were reached, like coverage of code."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from authoring.report.lines import mentioned, places
from authoring.report.played import Played, number
from authoring.report.reach import YES, Reach
from authoring.report.sections.effect import NOTHING
from engine.playtest.lines import CARDS, CHAPTER, PARTS, Line
from engine.playtest.statistics.intervals import never_bound


@lru_cache(maxsize=1)
def section(played: Played) -> dict[str, Any]:
    """Every line with its hits; how many of each part were reached; and how rare what was never seen must be.

    Findings ask for it again, so the last one is kept.
    """
    lines = _lines(played)
    return {
        "never-bound": number(never_bound(played.tally.games)),
        "parts": {part: _part([line for line in lines if line["part"] == part]) for part in PARTS},
        "lines": lines,
    }


def _part(lines: list[dict[str, Any]]) -> dict[str, int]:
    return {"lines": len(lines), "reached": sum(line["games"] > 0 for line in lines)}


def _part_of(played: Played, line: Line, place: str) -> str:
    """The part a line belongs to. Achievements of other chapters are in the library too, but not this chapter's."""
    if line.kind != "achievement":
        return line.part
    own = played.opened.name(played.opened.entry.file)
    return CHAPTER if place.rpartition(":")[0] == own or mentioned(played, line.name) else CARDS


def _lines(played: Played) -> list[dict[str, Any]]:
    games = max(1, played.tally.games)
    where = places(played)
    reach = Reach(played)
    found = []
    for index, line in enumerate(played.table.lines.all):
        row = played.tally.lines.get(index, NOTHING)
        reachable, lint = (YES, "") if row.games else reach.of(line, where[index])
        found.append(
            {
                "part": _part_of(played, line, where[index]),
                "kind": line.kind,
                "name": line.name,
                "source": line.source,
                "where": where[index],
                "hits": row.times,
                "games": row.games,
                "share": number(row.games / games),
                "share-of-wins": number(row.won / played.tally.won) if played.tally.won else 0.0,
                "reachable": reachable,
                "lint": lint,
                "first-seed": played.plan.seed + row.first if row.first >= 0 else None,
            }
        )
    return found
