"""`clear-trap`: take mousetraps away."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage


def test_takes_traps_from_the_spaces_meant() -> None:
    table = stage()
    do(table, {"set-trap": ["field/b2", "field/c3"]}, {"clear-trap": "field/b2"})
    assert table.state.traps == [table.space("c3")]
