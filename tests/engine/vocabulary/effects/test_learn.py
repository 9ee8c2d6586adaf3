"""`learn`: a mouse takes an ability card it qualifies for, for nothing."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage


def test_takes_an_ability_for_nothing() -> None:
    table = stage({"ash": "a1"})
    do(table, "learn", owner="ash")
    assert table.state.abilities[0].bit_count() == 1
    assert table.state.cheese[0] == 0
