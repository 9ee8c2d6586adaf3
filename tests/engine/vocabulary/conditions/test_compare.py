"""`compare`: a number has a value."""

from __future__ import annotations

import pytest

from tests.engine.vocabulary.stage import ask, stage


@pytest.mark.parametrize(
    ("bounds", "holds"),
    [({"at-least": 2}, True), ({"at-least": 3}, False), ({"at-most": 1}, False), ({"is": 2}, True), ({}, True)],
)
def test_holds_within_the_bounds(bounds: dict[str, int], holds: bool) -> None:
    table = stage({"ash": "a1"}, [("rat", "a2"), ("rat", "a3")])
    assert ask(table, {"compare": {"number": {"count": "all-minions"}, **bounds}}) is holds
