"""`adjacent-to`: the spaces adjacent (for mice) to some figures' spaces."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, stage, where


def test_finds_the_neighbours_of_all() -> None:
    table = stage({"ash": "a1", "birch": "c5"})
    assert sorted(where(table, {"adjacent-to": "owner"}, owner="ash")) == ["a2", "b1"]
    assert sorted(where(table, {"adjacent-to": "all-mice"})) == ["a2", "b1", "b5", "c4"]
    assert where(table, {"adjacent-to": "all-minions"}) == []


def test_finds_the_neighbours_of_spaces_and_tokens() -> None:
    table = stage({"ash": "a1"})
    assert sorted(where(table, {"adjacent-to": {"at": "field/c5"}})) == ["b5", "c4"]
    assert where(table, {"adjacent-to": {"at": {"token": "key"}}}) == []
    do(table, {"put-token": {"token": "key", "at": "field/c1"}})
    assert sorted(where(table, {"adjacent-to": {"at": {"token": "key"}}})) == ["b1", "c2"]
    assert ask(table, {"at": {"adjacent-to": {"at": "field/a2"}}}, figure="ash")
    assert not ask(table, {"at": {"adjacent-to": {"at": "field/a1"}}}, figure="ash")
