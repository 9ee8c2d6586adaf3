"""The page for a forum post, in a browser: it stands alone, and the game in it can be stepped."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.authoring.report.watched import Watched
from tests.playable import run


@pytest.mark.parametrize(("language", "title"), [("en", "Flight to Barksburg"), ("fr", "En fuite vers Aboybourg")])
def test_the_page(language: str, title: str, watched: Watched, tmp_path: Path) -> None:
    done = run("export", "web", "flight", "--games", 6, "-o", tmp_path / "page.html", "--lang", language)
    assert done.exit_code == 0, done.output
    page = watched.goto(tmp_path / "page.html")
    assert page.locator("h1").inner_text() == title
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("img.whole").evaluate("image => image.naturalWidth") > 100
    page.locator(".viewer").scroll_into_view_if_needed()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**#game-*/step-2")
    for width in (1400, 390):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), width
