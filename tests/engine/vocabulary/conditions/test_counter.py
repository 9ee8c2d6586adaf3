"""`counter`: a counter of the chapter has a value."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, stage


def test_compares_a_counter_and_alone_asks_for_one() -> None:
    table = stage()
    assert not ask(table, {"counter": "steps"})
    do(table, {"set": {"counter": "steps", "to": 2}})
    assert ask(table, {"counter": "steps"})
    assert ask(table, {"counter": {"name": "steps", "is": 2}})
    assert not ask(table, {"counter": {"name": "steps", "at-least": 3}})


def test_a_map_means_the_value_even_where_the_event_has_a_counter() -> None:
    table = stage()
    do(table, {"set": {"counter": "steps", "to": 3}})
    steps, fired = (table.chapter.counter_ids.index(one) for one in ("steps", "fired"))
    asked = {"counter": {"name": "steps", "is": 3}}
    assert ask(table, asked, event="counter-changed", card=fired)
    assert ask(table, {"counter": "steps"}, event="counter-changed", card=steps)
    assert not ask(table, {"counter": "steps"}, event="counter-changed", card=fired)
