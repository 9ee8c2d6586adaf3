"""`mice-here`: the mice on the owner's space."""

from __future__ import annotations

from tests.engine.vocabulary.stage import stage, who


def test_finds_the_mice_of_the_owners_space() -> None:
    table = stage({"ash": "a1", "birch": "a1", "cedar": "a2"})
    assert who(table, "mice-here", owner="ash") == ["ash", "birch"]
    assert who(table, "mice-here", event="turn-end", figure="cedar") == ["cedar"]
    assert who(table, "mice-here") == []
