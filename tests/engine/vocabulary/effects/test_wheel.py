"""`wheel`: put cheese on the minion wheel, or take it off."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage


def test_changes_and_a_full_wheel_is_a_surge() -> None:
    table = stage({"ash": "a1"})
    do(table, {"wheel": 2}, {"wheel": -5}, {"wheel": 5}, owner="ash")
    assert table.state.wheel == 5
    do(table, "wheel", owner="ash")
    assert (table.state.wheel, table.state.page) == (0, 2)
