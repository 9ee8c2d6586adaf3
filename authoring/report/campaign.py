"""The report of a campaign as plain data."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from authoring import __version__
from authoring.drawing.board.face import localized_text
from authoring.playtest.result import PlaytestResult
from authoring.report.document import sections
from authoring.report.rounding import rounded, share_data
from authoring.report.sections.length import spread
from authoring.report.sections.run import NOTE
from engine.compile.options import rule_options
from engine.playtest import CompiledPlan, Result
from engine.playtest.campaign import BROKEN, ENDLESS, FAILED, FINISHED
from engine.playtest.minutes import FORMULA
from engine.playtest.statistics.intervals import share

if TYPE_CHECKING:
    from authoring.playtest.playtest_campaign import CampaignResult
    from engine.playtest.campaign import CampaignTally

LEFT_OUT = ("run", "targets", "people", "replays")
"""Sections that make no sense for a chapter within a campaign: its games have no seeds of their own, and people play
them with what they carry over.
"""
MOST_ROUTES = 20


def campaign_document(result: CampaignResult) -> dict[str, Any]:
    """Return the report: how campaigns end, which routes they take, and each chapter."""
    tally = result.run.tally
    return {
        "kind": "campaign-report",
        "version": 1,
        "run": _run(result),
        "result": {
            "finished": share_data(share(tally.ends[FINISHED], tally.games)),
            "failed": tally.ends[FAILED],
            "endless": tally.ends[ENDLESS],
            "crashed": tally.ends[BROKEN],
            "chapters-won": [[count, tally.victories[count]] for count in sorted(tally.victories)],
            "minutes": {**{key: value / 2 for key, value in spread(tally.half_minutes).items()}, "formula": FORMULA},
        },
        "routes": _routes(tally),
        "steps": _steps(tally),
        "chapters": [_chapter(result, name) for name in result.plan.plans],
    }


def _run(result: CampaignResult) -> dict[str, Any]:
    loaded, plan = result.loaded, result.plan
    first = next(iter(plan.plans.values()))
    return {
        "campaign": loaded.entry.id,
        "title": localized_text(loaded.entry.data.get("title")),
        "file": loaded.name(loaded.entry.file),
        "tailwright": __version__,
        "bot": first.bot,
        "note": NOTE,
        "seed": plan.seed,
        "campaigns": result.run.tally.games,
        "asked": result.run.requested,
        "interrupted": result.run.interrupted,
        "broken": result.run.broken,
        "party": list(plan.party),
        "options": dict(sorted(first.options.items())),
    }


def _routes(tally: CampaignTally) -> list[dict[str, Any]]:
    ordered = sorted(tally.routes.items(), key=lambda pair: (-pair[1], pair[0]))
    return [
        {
            "games": [{"chapter": chapter, "won": won} for chapter, won in route],
            "campaigns": count,
            "share": rounded(count / max(1, tally.games)),
        }
        for route, count in ordered[:MOST_ROUTES]
    ]


def _steps(tally: CampaignTally) -> list[dict[str, Any]]:
    """What follows each chapter after a win and after a loss: another chapter, or the end of the campaign."""
    steps: Counter[tuple[str, bool, str]] = Counter()
    for route, count in tally.routes.items():
        following = [chapter for chapter, _ in route[1:]] + [""]
        for (chapter, won), after in zip(route, following, strict=True):
            steps[chapter, won, after] += count
    return [
        {"from": chapter, "won": won, "to": after, "times": times, "per-campaign": rounded(times / max(1, tally.games))}
        for (chapter, won, after), times in sorted(steps.items())
    ]


def _chapter(result: CampaignResult, name: str) -> dict[str, Any]:
    """Report a chapter over all its games in all campaigns."""
    tally = result.run.tally.chapters.get(name)
    plan = result.plan.plans[name]
    entry = result.loaded.library.entries("chapter")[name]
    played = rule_options(entry.data.get("options", {}), plan.options)
    data: dict[str, Any] = {
        "chapter": name,
        "title": localized_text(entry.data.get("title")),
        "edition": played.edition,
        "differs": played.differing(),
        "report": None,
    }
    if tally is None or not tally.games:
        return data
    compiled = CompiledPlan(replace(plan, parties=tuple(sorted(tally.parties)), seed=result.plan.seed))
    own = PlaytestResult(replace(result.loaded, entry=entry), compiled, Result(tally, tally.games))
    return {**data, "report": sections(own, without=LEFT_OUT)}
