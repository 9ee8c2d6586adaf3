"""`adjacent-to`: the spaces adjacent (for mice) to some figures' spaces."""

from __future__ import annotations

from tests.engine.vocabulary.stage import stage, where


def test_finds_the_neighbours_of_all() -> None:
    table = stage({"ash": "a1", "birch": "c5"})
    assert sorted(where(table, {"adjacent-to": "owner"}, owner="ash")) == ["a2", "b1"]
    assert sorted(where(table, {"adjacent-to": "all-mice"})) == ["a2", "b1", "b5", "c4"]
    assert where(table, {"adjacent-to": "all-minions"}) == []
