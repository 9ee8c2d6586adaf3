"""A playtest of the brawl, played once for all tests here."""

from __future__ import annotations

from typing import Any

import pytest

from authoring.playtest.result import PlaytestResult
from authoring.report import document
from tests.playable import chapter, playtested

EVIL = "<script>alert(1)</script> & [red]co"


@pytest.fixture(scope="session")
def result(tmp_path_factory: pytest.TempPathFactory) -> PlaytestResult:
    path = chapter(tmp_path_factory.mktemp("brawl"), title=EVIL)
    return playtested(path, 60, bot="random", party="all", mice=3, recordings=True)


@pytest.fixture(scope="session")
def data(result: PlaytestResult) -> dict[str, Any]:
    return document(result)
