"""`minions-on-tile`: every minion on the face the rule speaks of."""

from __future__ import annotations

from tests.engine.table import ROAD
from tests.engine.vocabulary.stage import stage, who


def test_goes_by_the_tile() -> None:
    table = stage({"ash": "a1"}, [("rat", "c5")], tiles=ROAD)
    table.add_minion("grub", "h1", "hall")
    assert who(table, "minions-on-tile", owner="ash") == ["rat"]
    assert who(table, "minions-on-tile", face="hall") == ["grub"]
