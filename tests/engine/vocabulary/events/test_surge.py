"""`surge`: a surge begins: the hourglass has moved, no minions have come yet. Stopping the event takes their place."""

from __future__ import annotations

from engine.rulebook import surge
from tests.engine.vocabulary.stage import stage


def test_can_be_replaced() -> None:
    room = {"rooms": {"field": {"surge": [{"minion": "rat", "count": 2}]}}}
    table = stage({"ash": "a1"}, chapter=room)
    surge.surge(table.game, 0)
    assert table.count("rat") == 2
    table = stage({"ash": "a1"}, rules=[{"replace": {"surge": [{"place": {"minion": "grub"}}]}}], chapter=room)
    surge.surge(table.game, 0)
    assert (table.count("rat"), table.count("grub")) == (0, 1)
