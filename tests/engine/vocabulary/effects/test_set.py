"""`set`: set a counter."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, do, stage, when


def test_gives_a_counter_a_value() -> None:
    table = stage(rules=[when("counter-changed", {"counter": "steps"})])
    do(table, {"set": "steps"}, {"set": "steps"}, {"set": {"counter": "steps", "to": 7}})
    assert counter(table, "steps") == 7
    assert counter(table) == 2
