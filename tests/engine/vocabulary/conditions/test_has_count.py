"""`has-count`: the figure has a value on a counter of figures."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.errors import ContentError
from tests.engine.vocabulary.stage import MARKS, ask, counter, do, stage, when


@pytest.mark.parametrize(
    ("bounds", "holds"),
    [({}, True), ({"at-least": 2}, True), ({"at-least": 3}, False), ({"at-most": 2}, True), ({"at-most": 1}, False),
     ({"is": 2}, True), ({"is": 0}, False), ({"at-least": 1, "at-most": 2}, True)],
)  # fmt: skip
def test_compares_the_figures_own_value(bounds: dict[str, Any], holds: bool) -> None:
    table = stage({"ash": "a1", "birch": "a2"}, chapter=MARKS)
    do(table, {"set": {"counter": "marks", "who": {"hero": "ash"}, "to": 2}})
    assert ask(table, {"has-count": {"counter": "marks", **bounds}}, figure="ash") is holds


def test_a_figure_without_any_has_none() -> None:
    table = stage({"ash": "a1"}, chapter=MARKS)
    assert not ask(table, {"has-count": "marks"}, figure="ash")
    assert ask(table, {"has-count": {"counter": "marks", "is": 0}}, figure="ash")


def test_a_minion_just_defeated_still_has_its_own() -> None:
    rule = when("minion-defeated", {"minion": {"has-count": {"counter": "marks", "at-least": 2}}})
    table = stage({"ash": "a1"}, [("rat", "a2"), ("rat", "a3")], rules=[rule], chapter=MARKS)
    do(table, {"set": {"counter": "marks", "who": {"figures-at": "field/a2"}, "to": 2}})
    do(table, {"defeat": {"figures-at": "field/a3"}})
    assert counter(table) == 0
    do(table, {"defeat": {"figures-at": "field/a2"}})
    assert counter(table) == 1


def test_a_counter_of_the_chapter_is_none_of_figures() -> None:
    with pytest.raises(ContentError, match="declare it with"):
        ask(stage(chapter=MARKS), {"has-count": "steps"}, figure="ash")
