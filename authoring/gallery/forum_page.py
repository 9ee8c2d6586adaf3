"""A chapter as one page for a forum post: its tale, its plan, what bots made of it, and a typical game to watch."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from authoring.gallery.page_texts import LANGUAGES, texts
from authoring.gallery.plan_picture import plan_address
from authoring.playtest.result import PlaytestResult
from authoring.report.document import document
from authoring.report.page import write_page
from authoring.report.viewer import SCRIPTS, SHEETS, ViewerGame, viewer
from authoring.wording.languages import in_language

GAME = "typical"


def forum_page(result: PlaytestResult, language: str = "en") -> str:
    """Return the page of a playtest whose games were recorded."""
    data = document(result)
    entry, library = result.loaded.entry, result.loaded.library
    story = entry.data.get("story") or {}
    known = language if language in LANGUAGES else "en"
    return write_page(
        "forum_page.html.j2",
        ("style.css", "gallery.css", *SHEETS),
        SCRIPTS,
        lang=language,
        words=texts(known),
        title=in_language(entry.data.get("title"), language) or entry.id,
        opening=in_language(story.get("opening"), language),
        objective=in_language(entry.data.get("objective"), language),
        plan=plan_address(library, entry, language),
        rate=result.win_rate,
        mice=len(result.plan.party_of(0)),
        bot=result.plan.bot,
        minutes=round(data["length"]["minutes"]["median"]),
        viewer=_game(result, data, language),
    )


def _game(result: PlaytestResult, data: dict[str, Any], language: str) -> Markup:
    """The typical game, or the first that was recorded."""
    replays = data["replays"]
    shown = next((one for one in replays if one["what"] == GAME), replays[0])
    game = ViewerGame(f"seed {shown['seed']}", shown["seed"], result.recordings[shown["what"]])
    return viewer(result.compiled, [game], language=language)
