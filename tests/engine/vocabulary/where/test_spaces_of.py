"""`spaces-of`: the spaces some figures stand on."""

from __future__ import annotations

from tests.engine.vocabulary.stage import stage, where


def test_finds_where_they_stand_each_once() -> None:
    table = stage({"ash": "a1", "birch": "a1", "cedar": "a2"})
    assert where(table, {"spaces-of": "all-mice"}) == ["a1", "a2"]
    assert where(table, {"spaces-of": "captured-mice"}) == []
