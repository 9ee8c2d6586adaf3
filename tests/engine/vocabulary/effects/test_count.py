"""`count`: add to a counter (or take away)."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, do, stage


def test_goes_up_and_down_within_its_range() -> None:
    table = stage(chapter={"counters": {"steps": {"start": 1, "max": 3}, "fired": {}}})
    do(table, {"count": "steps"})
    assert counter(table, "steps") == 2
    do(table, {"count": {"counter": "steps", "by": 5}})
    assert counter(table, "steps") == 3
    do(table, {"count": {"counter": "steps", "by": -9}})
    assert counter(table, "steps") == 0
