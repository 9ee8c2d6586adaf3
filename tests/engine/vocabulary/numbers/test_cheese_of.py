"""`cheese-of`: the cheese some mice have together."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, number, stage


def test_adds_up_the_cheese_of_mice() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "a3")])
    do(table, {"cheese": {"who": "all-mice", "amount": 2}})
    assert number(table, {"cheese-of": "all-mice"}) == 4
    assert number(table, {"cheese-of": "all-minions"}) == 0
