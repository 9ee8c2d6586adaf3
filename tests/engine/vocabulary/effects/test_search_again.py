"""`search-again`: the rule's room can be searched again by some mice."""

from __future__ import annotations

from engine.rulebook import search
from tests.engine.table import SWORD
from tests.engine.vocabulary.stage import do, stage


def test_a_tile_searched_can_be_searched_again() -> None:
    table = stage({"ash": "a1"}).dice(SWORD)
    do(table, "search", owner="ash")
    assert not search.may_search(table.game, 0)
    do(table, "search-again", owner="ash")
    assert search.may_search(table.game, 0)
