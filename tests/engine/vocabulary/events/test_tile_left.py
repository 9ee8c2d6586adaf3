"""`tile-left`: the last mouse has left a face."""

from __future__ import annotations

from engine.rulebook import explore
from tests.engine.table import ROAD
from tests.engine.vocabulary.stage import counter, do, stage, when


def test_comes_when_the_last_mouse_goes() -> None:
    table = stage({"ash": "a5"}, rules=[when("tile-left")], tiles=ROAD)
    explore.explore_exit(table.game, 0, explore.open_exits(table.game, 0)[0])
    assert counter(table) == 1


def test_not_while_somebody_stays() -> None:
    table = stage({"ash": "a5", "birch": "a5"}, rules=[when("tile-left")], tiles=ROAD)
    do(table, {"teleport": {"who": {"hero": "birch"}, "to": "hall/h1"}})
    assert counter(table) == 0
