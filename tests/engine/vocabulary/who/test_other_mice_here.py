"""`other-mice-here`: the mice on the owner's space, without the owner."""

from __future__ import annotations

from tests.engine.vocabulary.stage import stage, who


def test_the_owner_is_not_another_mouse() -> None:
    table = stage({"ash": "a1", "birch": "a1", "cedar": "a2"})
    assert who(table, "other-mice-here", owner="ash") == ["birch"]
    assert who(table, "other-mice-here") == []
