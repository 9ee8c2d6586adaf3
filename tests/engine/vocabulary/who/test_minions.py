"""`minions`: the minions of a type or tag on the board."""

from __future__ import annotations

from tests.engine.vocabulary.stage import stage, who


def test_finds_a_type_or_a_tag() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2"), ("slinger", "a3"), ("grub", "a4")])
    assert who(table, {"minions": "rat"}) == ["rat"]
    assert who(table, {"minions": "rodent"}) == ["rat", "slinger"]
