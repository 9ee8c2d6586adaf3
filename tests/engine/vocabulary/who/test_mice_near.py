"""`mice-near`: the mice on the owner's space and on adjacent ones."""

from __future__ import annotations

from tests.engine.vocabulary.stage import stage, who


def test_adjacent_spaces_count() -> None:
    table = stage({"ash": "a1", "birch": "a2", "cedar": "c5"})
    assert who(table, "mice-near", owner="ash") == ["ash", "birch"]
    assert who(table, "mice-near") == []
