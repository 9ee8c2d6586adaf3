"""One game as an HTML page that steps through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from authoring.report.numbers import options_words
from authoring.report.page import write_page
from authoring.report.viewer import SCRIPTS, SHEETS, ViewerGame, viewer

if TYPE_CHECKING:
    from engine.playtest import CompiledPlan


def replay_page(compiled: CompiledPlan, game: ViewerGame, title: str, divergence: str = "") -> str:
    """Return the page."""
    plan = compiled.plan
    return write_page(
        "replay.html.j2",
        ("style.css", *SHEETS),
        SCRIPTS,
        title=title,
        seed=plan.seed,
        bot=plan.bot,
        party=list(plan.party_of(0)),
        rules=options_words(compiled.chapter.options),
        divergence=divergence,
        viewer=viewer(compiled, [game], alone=True),
    )
