"""`set`: set a counter."""

from __future__ import annotations

from tests.engine.vocabulary.stage import MARKS, counter, do, number, stage, when


def test_gives_a_counter_a_value() -> None:
    table = stage(rules=[when("counter-changed", {"counter": "steps"})])
    do(table, {"set": "steps"}, {"set": "steps"}, {"set": {"counter": "steps", "to": 7}})
    assert counter(table, "steps") == 7
    assert counter(table) == 2


def test_gives_the_counter_of_each_of_some_figures_a_value() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")], chapter=MARKS)
    do(table, {"set": {"counter": "marks", "who": "all-minions", "to": 9}})
    assert number(table, {"counter": "marks", "who": "all-minions"}) == 5
    assert number(table, {"counter": "marks", "who": "all-mice"}) == 0
