"""`extra-action`: the mouse whose turn it is has more actions."""

from __future__ import annotations

from tests.engine.table import BOW
from tests.engine.vocabulary.stage import do, stage


def test_adds_actions_to_the_turn() -> None:
    table = stage({"ash": "a1"}).dice(BOW).begin("ash")
    do(table, "extra-action", owner="ash")
    assert table.state.actions == 2
    do(table, {"extra-action": 2}, owner="ash")
    assert table.state.actions == 4
