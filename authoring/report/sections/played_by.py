"""What was played, by whom: enough to run it again."""

from __future__ import annotations

from typing import Any

from authoring import __version__
from authoring.drawing.board.face import localized_text
from authoring.report.played import Played

NOTE = "These games were played by a bot. A bot's win rate is not a family's: use it to compare bots and versions."


def section(played: Played) -> dict[str, Any]:
    """Chapter, bot, seeds, parties and options."""
    plan, opened = played.plan, played.opened
    return {
        "chapter": played.table.chapter.ident,
        "title": localized_text(opened.entry.data.get("title")),
        "file": opened.name(opened.entry.file),
        "tailwright": __version__,
        "bot": plan.bot,
        "note": NOTE,
        "seed": plan.seed,
        "games": played.tally.games,
        "asked": played.result.asked,
        "interrupted": played.result.interrupted,
        "broken": played.result.broken,
        "parties": [list(party) for party in plan.parties],
        "options": dict(sorted(plan.options.items())),
        "end-page": played.end_page,
        "start": plan.start or None,
        "checked": plan.check,
    }
