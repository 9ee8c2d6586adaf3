"""`counter-changed`: a counter of the chapter has a new value."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, do, stage, when


def test_names_the_counter_and_its_value() -> None:
    table = stage(rules=[when("counter-changed", {"counter": "steps", "value": 3})])
    do(table, {"set": {"counter": "steps", "to": 2}})
    assert counter(table) == 0
    do(table, {"count": "steps"})
    assert counter(table) == 1
