"""`poisoned`: the figure asked about: has a poison wound."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, stage


def test_asks_for_poison_wounds_only() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    do(table, {"wound": {"who": "owner", "poison": True}}, owner="ash")
    do(table, {"wound": "owner"}, owner="birch")
    assert ask(table, {"poisoned": True}, figure="ash")
    assert ask(table, {"poisoned": False}, figure="birch")
