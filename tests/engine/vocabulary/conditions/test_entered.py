"""`entered`: a face has been entered in this chapter."""

from __future__ import annotations

from engine.rulebook import explore
from tests.engine.table import ROAD
from tests.engine.vocabulary.stage import ask, stage


def test_holds_once_mice_have_been_there() -> None:
    table = stage({"ash": "a5"}, tiles=ROAD)
    assert ask(table, {"entered": "field"})
    assert not ask(table, {"entered": "hall"})
    explore.explore_exit(table.game, 0, explore.open_exits(table.game, 0)[0])
    assert ask(table, {"entered": "hall"})
