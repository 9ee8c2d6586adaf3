"""The viewer as an element of a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from markupsafe import Markup

from authoring.report.page import environment
from authoring.report.viewer.board import board_svg
from authoring.report.viewer.data import ViewerGame, viewer_data
from authoring.wording.languages import SOURCE

if TYPE_CHECKING:
    from engine.playtest import CompiledPlan

SHEETS = ("viewer/viewer.css",)
PARTS = "elements positions dice board panel log course address keys printout mount"
MODULE = tuple(f"viewer/{part}.js" for part in PARTS.split())
"""The parts of the module, in order. Its only export is `mount(element, data)`."""
SCRIPTS = (*MODULE, "viewer/start.js")
"""The module, and what mounts every viewer of a page."""


def viewer(compiled: CompiledPlan, games: Sequence[ViewerGame], alone: bool = False, language: str = SOURCE) -> Markup:
    """Return the element of a viewer with its board and its data. `alone`: the page is there for it only."""
    data = viewer_data(compiled, games, alone, language)
    board = board_svg(compiled, [game.recording for game in games], data["words"]["board"])
    template = environment().get_template("viewer/viewer.html.j2")
    return Markup(template.render(data=data, words=data["words"], board=Markup(board)))
