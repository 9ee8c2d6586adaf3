"""`count`: add to a counter (or take away)."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from tests.engine.vocabulary.stage import MARKS, counter, do, number, stage


def test_goes_up_and_down_within_its_range() -> None:
    table = stage(chapter={"counters": {"steps": {"start": 1, "max": 3}, "fired": {}}})
    do(table, {"count": "steps"})
    assert counter(table, "steps") == 2
    do(table, {"count": {"counter": "steps", "by": 5}})
    assert counter(table, "steps") == 3
    do(table, {"count": {"counter": "steps", "by": -9}})
    assert counter(table, "steps") == 0


def test_counts_for_each_of_some_figures() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "a3"), ("rat", "a4")], chapter=MARKS)
    do(table, {"count": {"counter": "marks", "who": "all-minions", "by": 2}})
    do(table, {"count": {"counter": "marks", "who": {"figures-at": "field/a4"}, "by": 9}})
    do(table, {"count": {"counter": "marks", "who": {"hero": "ash"}, "by": -1}})
    values = [number(table, {"counter": "marks", "who": {"figures-at": f"field/a{at}"}}) for at in (1, 2, 3, 4)]
    assert values == [0, 0, 2, 5]


def test_a_new_figure_starts_anew() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")], chapter=MARKS)
    do(table, {"count": {"counter": "marks", "who": "all-minions"}}, {"defeat": "all-minions"})
    do(table, {"place": {"minion": "rat", "at": "field/a3"}})
    assert number(table, {"counter": "marks", "who": "all-minions"}) == 0


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("marks", 'every figure has a counter "marks" of its own'),
        ({"counter": "steps", "who": "all-mice"}, '"steps" is a counter of the chapter, not of figures'),
        ({"counter": "mark", "who": "all-mice"}, 'unknown counter of figures "mark", did you mean "marks"'),
    ],
)
def test_whose_counter_it_is_must_fit_its_declaration(value: object, words: str) -> None:
    with pytest.raises(ContentError, match=words):
        do(stage(chapter=MARKS), {"count": value})
