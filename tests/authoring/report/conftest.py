"""A playtest of the brawl, played once for all tests here; and a browser."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from authoring.playtest.opening import open_playable
from authoring.playtest.planning import Wish
from authoring.report import Played, document
from tests.playable import chapter, session

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
EVIL = "<script>alert(1)</script> & [red]co"


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    path = chapter(tmp_path_factory.mktemp("brawl"), title=EVIL)
    return session(60).play(open_playable(str(path)), Wish(bot="random", party="all", mice=3))


@pytest.fixture(scope="session")
def data(played: Played) -> dict[str, Any]:
    return document(played)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Playwright's own browser where it has one, else one of the system."""
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
        found = own if Path(own).exists() else next((path for name in BROWSERS if (path := shutil.which(name))), own)
        started = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield started
        started.close()
