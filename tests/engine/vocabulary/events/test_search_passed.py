"""`search-passed`: a search has found something; stopping the event keeps the card from being drawn."""

from __future__ import annotations

import pytest

from engine.rulebook import search
from tests.engine.table import BOW, SWORD
from tests.engine.vocabulary.stage import counter, stage, when


@pytest.mark.parametrize(("die", "fired"), [(BOW, 0), (SWORD, 1)])
def test_comes_when_a_star_shows(die: str, fired: int) -> None:
    table = stage({"ash": "a1"}, rules=[when("search-passed", {"searcher": "ash"})]).dice(die)
    search.search(table.game, 0)
    assert counter(table) == fired


def test_stopped_no_card_is_drawn() -> None:
    table = stage({"ash": "a1"}, rules=[{"replace": {"search-passed": [{"wheel": 1}]}}]).dice(SWORD)
    before = len(table.state.deck)
    search.search(table.game, 0)
    assert (len(table.state.deck), table.state.wheel) == (before, 1)
