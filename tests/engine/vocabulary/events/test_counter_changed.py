"""`counter-changed`: a counter of the chapter or of a figure has a new value."""

from __future__ import annotations

from tests.engine.vocabulary.stage import MARKS, counter, do, stage, when


def test_names_the_counter_and_its_value() -> None:
    table = stage(rules=[when("counter-changed", {"counter": "steps", "value": 3})])
    do(table, {"set": {"counter": "steps", "to": 2}})
    assert counter(table) == 0
    do(table, {"count": "steps"})
    assert counter(table) == 1


def test_names_the_figure_whose_counter_it_is() -> None:
    rules = [when("counter-changed", {"counter": "marks", "value": 2, "bearer": "rat"})]
    table = stage({"ash": "a1"}, [("rat", "a2")], rules=rules, chapter=MARKS)
    do(table, {"set": {"counter": "marks", "who": "all-mice", "to": 2}}, {"set": {"counter": "steps", "to": 2}})
    assert counter(table) == 0
    do(table, {"set": {"counter": "marks", "who": "all-minions", "to": 2}})
    assert counter(table) == 1
    do(table, {"set": {"counter": "marks", "who": "all-minions", "to": 2}})
    assert counter(table) == 1
