"""What was played: everything that is needed to run it again."""

from __future__ import annotations

from typing import Any

from authoring import __version__
from authoring.drawing.board.face import localized_text
from authoring.playtest.result import PlaytestResult

NOTE = "These games were played by a bot. A bot's win rate is not a family's: use it to compare bots and versions."


def section(result: PlaytestResult) -> dict[str, Any]:
    """Return chapter, bot, seeds, parties and options."""
    plan, opened = result.plan, result.loaded
    return {
        "chapter": result.compiled.chapter.ident,
        "title": localized_text(opened.entry.data.get("title")),
        "file": opened.name(opened.entry.file),
        "tailwright": __version__,
        "bot": plan.bot,
        "note": NOTE,
        "seed": plan.seed,
        "games": result.tally.games,
        "asked": result.run.requested,
        "interrupted": result.run.interrupted,
        "broken": result.run.broken,
        "parties": [list(party) for party in plan.parties],
        "options": dict(sorted(plan.options.items())),
        "edition": result.compiled.chapter.options.edition,
        "differs": result.compiled.chapter.options.differing(),
        "end-page": result.end_page,
        "start": plan.start or None,
        "checked": plan.check,
    }
