"""`chosen-minion`: one minion the owner chooses."""

from __future__ import annotations

from tests.engine.vocabulary.stage import slot, stage, who


def test_the_players_choose_one() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2"), ("grub", "a3")])
    table.choose(slot(table, "grub"))
    assert who(table, "chosen-minion", owner="ash") == ["grub"]
    assert who(table, {"chosen-minion": "minions-near"}, owner="ash") == ["rat"]
    assert who(stage(), "chosen-minion", owner="ash") == []
