"""`search-dice`: the dice of a search: one star among them is enough."""

from __future__ import annotations

from engine.rulebook import search
from tests.engine.table import BOW, SWORD
from tests.engine.vocabulary.stage import stage


def test_changes_the_dice_of_searching() -> None:
    table = stage({"ash": "a1"}, rules=[{"of": "mouse", "modify": {"search-dice": 1}}]).dice(BOW, SWORD)
    search.search(table.game, 0)
    assert table.state.searched[0]
