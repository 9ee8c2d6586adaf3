"""`entries`: the minion entry spaces of the rule's room."""

from __future__ import annotations

from tests.engine.table import ROAD
from tests.engine.vocabulary.stage import stage, where


def test_finds_the_entry_spaces_of_the_room() -> None:
    table = stage({"ash": "a1"}, tiles=ROAD)
    assert where(table, "entries", owner="ash") == ["a1", "a5", "c5"]
    assert where(table, "entries", face="hall") == ["h2", "h3"]
