"""A browser, for looking at what is drawn."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

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
