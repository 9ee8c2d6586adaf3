"""`counter`: the value of a counter."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, number, stage


def test_is_the_value_of_the_counter() -> None:
    table = stage()
    assert number(table, {"counter": "steps"}) == 0
    do(table, {"set": {"counter": "steps", "to": 4}})
    assert number(table, {"counter": "steps"}) == 4
