"""`minions-here`: the minions on the owner's space."""

from __future__ import annotations

from tests.engine.vocabulary.stage import stage, who


def test_finds_the_minions_of_the_owners_space() -> None:
    table = stage({"ash": "a2"}, [("rat", "a2"), ("grub", "a3")])
    assert who(table, "minions-here", owner="ash") == ["rat"]
    assert who(table, "minions-here") == []
