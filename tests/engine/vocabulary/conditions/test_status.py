"""`status`: the figure asked about: under a status."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, stage


def test_asks_for_one_status() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    table.afflict(0, "stunned")
    assert ask(table, {"status": "stunned"}, figure="ash")
    assert not ask(table, {"status": "webbed"}, figure="ash")
    assert not ask(table, {"status": "stunned"}, figure="birch")
    assert not ask(table, {"status": "stunned"}, event="round-end")
