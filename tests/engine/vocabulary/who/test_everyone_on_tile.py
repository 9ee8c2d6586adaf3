"""`everyone-on-tile`: every figure on the face the rule speaks of."""

from __future__ import annotations

from tests.engine.table import ROAD
from tests.engine.vocabulary.stage import stage, who


def test_finds_both_sides_on_the_tile() -> None:
    table = stage({"ash": "a1", "birch": "c5"}, [("rat", "a3")], tiles=ROAD)
    table.add_minion("grub", "h1", "hall")
    assert who(table, "everyone-on-tile", owner="ash") == ["ash", "birch", "rat"]
    assert who(table, "everyone-on-tile", face="hall") == ["grub"]
