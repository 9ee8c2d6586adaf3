"""`set-trap`: set mousetraps on spaces."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage


def test_one_trap_for_each_space() -> None:
    table = stage({"ash": "a1"})
    do(table, {"set-trap": "here"}, {"set-trap": "here"}, owner="ash")
    assert table.state.traps == [table.space("a1")]
