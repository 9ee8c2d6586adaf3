"""What a playtest of a whole campaign found, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from authoring import __version__
from authoring.drawing.board.face import localized_text
from authoring.report.played import Played, number, share_data
from authoring.report.sections import SECTIONS
from authoring.report.sections.length import spread
from authoring.report.sections.played_by import NOTE
from engine.playtest import Result, Table
from engine.playtest.campaign import BROKEN, ENDLESS, FAILED, FINISHED
from engine.playtest.minutes import FORMULA
from engine.playtest.statistics.intervals import share

if TYPE_CHECKING:
    from authoring.playtest.open_chapter import Opened
    from engine.playtest.campaign import CampaignPlan, CampaignTally

LEFT_OUT = ("run", "targets", "replays")
"""Parts of a chapter's report that make no sense within a campaign: the seeds are the campaigns'."""
MOST_ROUTES = 20


@dataclass(frozen=True)
class CampaignPlayed:
    """A campaign that was played many times."""

    opened: Opened
    plan: CampaignPlan
    result: Result[CampaignTally]


def campaign_document(played: CampaignPlayed) -> dict[str, Any]:
    """The report: how campaigns end, which ways they go, and each chapter."""
    tally = played.result.tally
    return {
        "kind": "campaign-report",
        "version": 1,
        "run": _run(played),
        "result": {
            "finished": share_data(share(tally.ends[FINISHED], tally.games)),
            "failed": tally.ends[FAILED],
            "endless": tally.ends[ENDLESS],
            "crashed": tally.ends[BROKEN],
            "chapters-won": [[count, tally.victories[count]] for count in sorted(tally.victories)],
            "minutes": {**{key: value / 2 for key, value in spread(tally.half_minutes).items()}, "formula": FORMULA},
        },
        "routes": _routes(tally),
        "chapters": [_chapter(played, name) for name in played.plan.plans],
    }


def _run(played: CampaignPlayed) -> dict[str, Any]:
    opened, plan = played.opened, played.plan
    first = next(iter(plan.plans.values()))
    return {
        "campaign": opened.entry.id,
        "title": localized_text(opened.entry.data.get("title")),
        "file": opened.name(opened.entry.file),
        "tailwright": __version__,
        "bot": first.bot,
        "note": NOTE,
        "seed": plan.seed,
        "campaigns": played.result.tally.games,
        "asked": played.result.asked,
        "interrupted": played.result.interrupted,
        "broken": played.result.broken,
        "party": list(plan.party),
        "options": dict(sorted(first.options.items())),
    }


def _routes(tally: CampaignTally) -> list[dict[str, Any]]:
    ordered = sorted(tally.routes.items(), key=lambda pair: (-pair[1], pair[0]))
    return [
        {
            "games": [{"chapter": chapter, "won": won} for chapter, won in route],
            "campaigns": count,
            "share": number(count / max(1, tally.games)),
        }
        for route, count in ordered[:MOST_ROUTES]
    ]


def _chapter(played: CampaignPlayed, name: str) -> dict[str, Any]:
    """A chapter's own report over all its games in all campaigns, tries again included."""
    tally = played.result.tally.chapters.get(name)
    plan = played.plan.plans[name]
    entry = played.opened.library.entries("chapter")[name]
    found: dict[str, Any] = {"chapter": name, "title": localized_text(entry.data.get("title")), "report": None}
    if tally is None or not tally.games:
        return found
    table = Table(replace(plan, parties=tuple(sorted(tally.parties)), seed=played.plan.seed))
    own = Played(replace(played.opened, entry=entry), table, Result(tally, tally.games))
    return {**found, "report": {key: make(own) for key, make in SECTIONS.items() if key not in LEFT_OUT}}
