"""The pages of a gallery in a real browser: search, filters, replays, downloads, four languages, and no request."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from authoring.gallery.page_texts import LANGUAGES, texts
from authoring.gallery.site import page_name
from authoring.pack.archive import files_in
from authoring.pack.verify import HOLDS, verify
from tests.authoring.report.watched import Watched


def shown(page: Page) -> list[str]:
    return page.locator(".pack:visible h2").all_inner_texts()


def test_search_and_filters(watched: Watched, site: Path) -> None:
    page = watched.goto(site / "index.html")
    titles = ["Mill No. 1", "Mill No. 2", "Mill No. 3"]
    assert shown(page) == titles
    page.get_by_label("Search").fill("bold TALE")
    assert shown(page) == titles[2:]
    page.get_by_label("Search").fill("elephant")
    assert shown(page) == []
    assert page.get_by_role("status").inner_text() == "No chapter fits."
    page.get_by_label("Search").fill("")
    page.get_by_label("Minutes, at most").fill("1")
    assert shown(page) == []
    page.get_by_label("Minutes, at most").fill("600")
    assert shown(page) == titles
    page.get_by_label("Mice").select_option("4")
    assert shown(page) == titles
    page.locator("#language").select_option("en")
    assert shown(page) == titles


def test_text_of_content_stays_text(watched: Watched, site: Path) -> None:
    page = watched.goto(site / "index.html")
    assert page.get_by_text("A <b>bold</b> tale").count() == 1
    assert page.locator(".pack b:not(.band b)").count() == 0


def test_the_typical_game_can_be_watched_and_the_pack_downloaded(watched: Watched, site: Path) -> None:
    page = watched.goto(site / "index.html")
    link = page.get_by_role("link", name="Download").first.get_attribute("href")
    assert link
    assert files_in((site / link).read_bytes())
    assert verify(site / link).word == HOLDS
    page.get_by_role("link", name="Watch a game").first.click()
    assert "replay" in page.title()


def test_every_language_fits_on_a_phone(watched: Watched, site: Path) -> None:
    for language in LANGUAGES:
        page = watched.goto(site / page_name(language))
        assert page.locator("html").get_attribute("lang") == language
        assert page.locator("h1").inner_text() == texts(language)["gallery"]
        page.set_viewport_size({"width": 390, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), language
        pictures = page.locator(".chapter img")
        assert all(
            pictures.nth(number).evaluate("image => image.complete || image.loading === 'lazy'") for number in range(3)
        )
