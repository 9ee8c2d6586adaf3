"""`search-failed`: a search has found nothing."""

from __future__ import annotations

import pytest

from engine.rulebook import search
from tests.engine.table import BOW, SWORD
from tests.engine.vocabulary.stage import counter, stage, when


@pytest.mark.parametrize(("die", "fired"), [(BOW, 1), (SWORD, 0)])
def test_comes_when_no_star_shows(die: str, fired: int) -> None:
    table = stage({"ash": "a1"}, rules=[when("search-failed", {"searcher": "ash"})]).dice(die)
    search.search(table.game, 0)
    assert counter(table) == fired
