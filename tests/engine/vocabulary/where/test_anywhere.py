"""`anywhere`: every space of the rule's room, or of the owner's face."""

from __future__ import annotations

from tests.engine.table import ROAD
from tests.engine.vocabulary.stage import stage, where


def test_finds_every_space_of_the_tile() -> None:
    table = stage({"ash": "a1"}, tiles=ROAD)
    assert len(where(table, "anywhere", owner="ash")) == 15
    assert where(table, "anywhere", face="hall") == ["h1", "h2", "h3"]
