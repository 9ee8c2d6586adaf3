"""`tile-entered`: mice have come onto a face by exploring. `first-time` tells whether it is the first time."""

from __future__ import annotations

from engine.rulebook import explore
from tests.engine.table import ROAD
from tests.engine.vocabulary.stage import counter, stage, when


def test_tells_who_explored_and_whether_it_is_new() -> None:
    table = stage({"ash": "a5"}, rules=[when("tile-entered", {"explorer": "ash", "first-time": True})], tiles=ROAD)
    explore.explore_exit(table.game, 0, explore.open_exits(table.game, 0)[0])
    assert counter(table) == 1
    explore.explore_exit(table.game, 0, explore.open_exits(table.game, 0)[0])
    assert counter(table) == 1
