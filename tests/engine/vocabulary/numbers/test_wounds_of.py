"""`wounds-of`: the wounds some figures have together, poison counted."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, number, stage


def test_adds_up_wounds_poison_and_wounds_on_boss_cards() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("beast", "c5")])
    do(table, {"wound": {"who": "owner", "poison": True}}, {"wound": "all-mice"}, {"wound": "all-minions"}, owner="ash")
    assert number(table, {"wounds-of": "all-mice"}) == 3
    assert number(table, {"wounds-of": "all-minions"}) == 1
