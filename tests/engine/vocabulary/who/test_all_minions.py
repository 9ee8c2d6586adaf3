"""`all-minions`: every minion on the board."""

from __future__ import annotations

from tests.engine.vocabulary.stage import stage, who


def test_finds_every_minion() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2"), ("grub", "c5")])
    assert who(table, "all-minions") == ["rat", "grub"]
