"""Which lines of the chapter were reached, like coverage of code."""

from __future__ import annotations

from typing import Any

from authoring.playtest.result import PlaytestResult
from authoring.report.lines import mentioned, own_files, places
from authoring.report.reach import YES, Reach
from authoring.report.rounding import rounded
from authoring.report.sections.effect import NOTHING
from engine.playtest.lines import CARDS, CHAPTER, PARTS, Line
from engine.playtest.statistics.intervals import never_bound
from engine.playtest.why import cause


def section(result: PlaytestResult) -> dict[str, Any]:
    """Return every line with its hits, the author's own first, how many of each part were reached, and a bound."""
    lines = _lines(result)
    return {
        "never-bound": rounded(never_bound(result.tally.games)),
        "parts": {part: _part([line for line in lines if line["part"] == part]) for part in PARTS},
        "lines": lines,
    }


def _part(lines: list[dict[str, Any]]) -> dict[str, int]:
    return {"lines": len(lines), "reached": sum(line["games"] > 0 for line in lines)}


def _part_of(result: PlaytestResult, line: Line, place: str) -> str:
    """The part a line belongs to. Achievements that only other chapters mention count as cards."""
    if line.kind != "achievement":
        return line.part
    own = result.loaded.name(result.loaded.entry.file)
    return CHAPTER if place.rpartition(":")[0] == own or mentioned(result, line.name) else CARDS


def _why(result: PlaytestResult, place: str) -> str:
    """Why a rule of the author had no effect."""
    why = result.silent.get(place)
    return cause(why.asked) if why else ""


def _lines(result: PlaytestResult) -> list[dict[str, Any]]:
    games = max(1, result.tally.games)
    where = places(result)
    reach, own = Reach(result), own_files(result)
    found = []
    for index, line in enumerate(result.compiled.lines.all):
        row = result.tally.lines.get(index, NOTHING)
        reachable, lint = (YES, "") if row.games else reach.of(line, where[index])
        found.append(
            {
                "part": _part_of(result, line, where[index]),
                "kind": line.kind,
                "name": line.name,
                "source": line.source,
                "where": where[index],
                "own": where[index].rpartition(":")[0] in own,
                "hits": row.times,
                "games": row.games,
                "share": rounded(row.games / games),
                "share-of-wins": rounded(row.won / result.tally.won) if result.tally.won else 0.0,
                "reachable": reachable,
                "lint": lint,
                "why": _why(result, where[index]),
                "first-seed": result.plan.seed + row.first if row.first >= 0 else None,
            }
        )
    return sorted(found, key=lambda line: (not line["own"], line["part"] != CHAPTER))
