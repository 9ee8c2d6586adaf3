"""`minions-near`: the minions on the owner's space and on adjacent ones."""

from __future__ import annotations

from tests.engine.language.stage import stage, who


def test_adjacent_spaces_count() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2"), ("grub", "a1"), ("ogre", "c5")])
    assert who(table, "minions-near", owner="ash") == ["rat", "grub"]
    assert who(table, "minions-near") == []
