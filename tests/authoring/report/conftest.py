"""A playtest of the brawl, played once for all tests here."""

from __future__ import annotations

from typing import Any

import pytest
from authoring.playtest.make_plan import PlaytestOptions

from authoring.playtest.open_chapter import open_playable
from authoring.report import Played, document
from tests.playable import chapter, session

EVIL = "<script>alert(1)</script> & [red]co"


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    path = chapter(tmp_path_factory.mktemp("brawl"), title=EVIL)
    return session(60).play(open_playable(str(path)), PlaytestOptions(bot="random", party="all", mice=3))


@pytest.fixture(scope="session")
def data(played: Played) -> dict[str, Any]:
    return document(played)
