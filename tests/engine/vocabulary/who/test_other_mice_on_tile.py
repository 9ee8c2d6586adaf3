"""`other-mice-on-tile`: the mice on the owner's face, without the owner."""

from __future__ import annotations

from tests.engine.vocabulary.stage import stage, who


def test_the_owner_is_not_another_mouse() -> None:
    table = stage({"ash": "a1", "birch": "c5"})
    assert who(table, "other-mice-on-tile", owner="ash") == ["birch"]
    assert who(table, "other-mice-on-tile") == ["ash", "birch"]
