"""`open-exit`: open an exit of a face that was closed."""

from __future__ import annotations

from engine.rulebook import explore
from tests.engine.table import ROAD
from tests.engine.vocabulary.stage import do, stage


def test_opens_a_closed_exit() -> None:
    table = stage({"ash": "a5"}, tiles=ROAD)
    do(table, {"close-exit": {"face": "field", "edge": "E"}})
    do(table, {"open-exit": {"face": "hall", "edge": "W"}})
    assert explore.open_exits(table.game, 0)
