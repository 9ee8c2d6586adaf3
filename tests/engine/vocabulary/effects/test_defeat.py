"""`defeat`: defeat minions at once."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage


def test_minions_go_bosses_with_all_their_cards() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2"), ("beast", "a3")])
    do(table, {"defeat": "everyone-on-tile"}, owner="ash")
    assert (table.count("rat"), table.count("beast")) == (0, 0)
    assert table.state.track == [0]
    assert table.state.pos[0] >= 0
