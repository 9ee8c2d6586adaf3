"""`minions-placed`: new minions stand on the board and on the track."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, slot, stage


def test_tells_who_came_and_how_many() -> None:
    rule = {"when": "minions-placed", "if": {"placed": "grub", "amount": 2}, "do": [{"knock-down": "placed"}]}
    table = stage({"ash": "a1"}, [("rat", "c5")], rules=[rule])
    do(table, {"place": {"minion": "grub", "count": 2}}, owner="ash")
    down = [table.has_status(slot(table, one), "knocked-down") for one in ("grub", "grub:1", "rat")]
    assert down == [True, True, False]
