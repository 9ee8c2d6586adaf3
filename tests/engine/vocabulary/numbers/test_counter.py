"""`counter`: the value of a counter."""

from __future__ import annotations

from tests.engine.vocabulary.stage import MARKS, do, number, stage


def test_is_the_value_of_the_counter() -> None:
    table = stage()
    assert number(table, {"counter": "steps"}) == 0
    do(table, {"set": {"counter": "steps", "to": 4}})
    assert number(table, {"counter": "steps"}) == 4


def test_is_the_sum_of_what_figures_have() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "a3")], chapter=MARKS)
    do(table, {"set": {"counter": "marks", "who": "all-mice", "to": 2}})
    assert number(table, {"counter": "marks", "who": "all-mice"}) == 4
    assert number(table, {"counter": "marks", "who": "owner"}, owner="ash") == 2
    assert number(table, {"counter": "marks", "who": "all-minions"}) == 0
