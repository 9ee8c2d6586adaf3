"""`space-entered`: a figure has stepped, drifted or been put onto a space."""

from __future__ import annotations

from tests.engine.table import SHIELD
from tests.engine.vocabulary.stage import counter, do, stage, when


def test_comes_for_every_step_of_either_side() -> None:
    table = stage({"ash": "a1"}, [("rat", "c5")], rules=[when("space-entered", {"space": "field/a3"})])
    table.dice(SHIELD).begin("ash").move("ash", "a4")
    assert counter(table) == 1
    do(table, {"teleport": {"who": "all-minions", "to": "field/a3"}})
    assert counter(table) == 2
