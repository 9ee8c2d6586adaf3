"""The site of the documentation, opened from disk in a browser: every link, the menu, the search, the dark."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest
from playwright.sync_api import Page, sync_playwright

from tests.docs.pictures import BROWSERS

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.packaging


class Links(HTMLParser):
    """The addresses that a page leads to, and the places on it."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.page = page
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.places.add(value)
            if (name, tag) in (("href", "a"), ("src", "img"), ("src", "script")) and value:
                self.links.append(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--config-file", ".ci/mkdocs.yml"]
    done = subprocess.run(
        [*command, "--site-dir", str(folder)], cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    browser = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    assert browser, "no browser; see the Makefile"
    with sync_playwright() as play:
        window = play.chromium.launch(executable_path=browser, args=["--no-sandbox", "--disable-gpu"])
        yield window.new_page()
        window.close()


def test_every_link_of_every_page_leads_somewhere(site: Path) -> None:
    pages = {path: Links(path) for path in site.rglob("*.html") if path.name != "404.html"}
    assert len(pages) > 35
    wrong = []
    for path, found in pages.items():
        for link in found.links:
            address, place = urldefrag(link)
            if "://" in address or address.startswith(("mailto:", "javascript:", "data:")):
                continue
            target = (path.parent / unquote(address)).resolve() if address else path
            if not target.is_file() or (place and target in pages and place not in pages[target].places):
                wrong.append(f"{path.relative_to(site)}: {link}")
    assert wrong == []


def test_the_menu_leads_to_every_page(site: Path, page: Page) -> None:
    page.goto((site / "index.html").as_uri())
    links = page.eval_on_selector_all(".md-nav--primary a.md-nav__link[href]", "all => all.map(one => one.href)")
    targets = {urldefrag(link)[0] for link in links}
    assert len(targets) > 35
    for target in sorted(targets):
        page.goto(target)
        assert page.locator("article h1").count() == 1, target
        assert target.startswith("file://")
        assert target.endswith(".html")


def test_the_search_finds_pages_and_leads_there(site: Path, page: Page) -> None:
    page.goto((site / "index.html").as_uri())
    page.locator(".md-search__form").click()
    page.locator(".md-search__input").press_sequentially("mousetrap")
    result = page.locator(".md-search-result__item a.md-search-result__link").first
    result.wait_for(timeout=20_000)
    assert page.locator(".md-search-result__item").count() > 3
    address = result.get_attribute("href")
    assert address
    page.goto(result.evaluate("one => one.href"))
    assert "mousetrap" in page.locator("article").inner_text().lower()


def test_it_can_be_dark(site: Path, page: Page) -> None:
    page.emulate_media(color_scheme="light")
    page.goto((site / "tutorial.html").as_uri())
    bright = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.locator("label[title='Dark']").click()
    assert page.evaluate("document.body.getAttribute('data-md-color-scheme')") == "slate"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != bright


def test_every_picture_is_shown(site: Path, page: Page) -> None:
    for name in ("index", "tutorial", "gallery"):
        page.goto((site / f"{name}.html").as_uri())
        widths = page.eval_on_selector_all("article img", "all => all.map(one => one.naturalWidth)")
        assert widths
        assert all(widths), name
