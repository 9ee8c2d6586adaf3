"""A browser, for looking at what is drawn."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.authoring.report.watched import Watched

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Playwright's own browser where it has one, else one of the system.

    It ends with each module: as long as it runs, its event loop does, and other tests start loops of their own.
    """
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
        found = own if Path(own).exists() else next((path for name in BROWSERS if (path := shutil.which(name))), own)
        started = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture
def watched(browser: Browser) -> Iterator[Watched]:
    page = browser.new_page(viewport={"width": 1200, "height": 900})
    one = Watched(page)
    yield one
    assert one.said == []
    assert [url for url in one.asked if not url.startswith(("file:", "data:"))] == []
    page.close()
