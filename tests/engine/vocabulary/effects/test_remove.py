"""`remove`: take minions off the board without defeating them."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, do, stage, when


def test_goes_without_being_defeated() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")], rules=[when("minion-defeated")])
    do(table, {"remove": "everyone-on-tile"}, owner="ash")
    assert table.count("rat") == 0
    assert counter(table) == 0
    assert table.state.pos[0] >= 0
