"""`wounded`: the figure asked about: has a wound. Poison counts, unless only ordinary wounds are asked for."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, stage


def test_counts_poison_except_with_plain() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    do(table, {"wound": {"who": "owner", "poison": True}}, owner="ash")
    assert ask(table, {"wounded": True}, figure="ash")
    assert not ask(table, {"wounded": {"plain": True}}, figure="ash")
    assert ask(table, {"wounded": False}, figure="birch")


def test_a_boss_bears_its_wounds_on_its_cards() -> None:
    table = stage({"ash": "a1"}, [("beast", "a2")])
    assert not ask(table, {"wounded": True}, figure="beast")
    do(table, {"wound": "all-minions"})
    assert ask(table, {"wounded": True}, figure="beast")
