"""`repeat`: do something a number of times."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.errors import RuleLoop
from tests.engine.vocabulary.stage import counter, do, stage


def test_does_it_a_number_of_times_but_not_for_ever() -> None:
    table = stage()
    do(table, {"repeat": {"times": 3, "do": [{"count": "fired"}]}})
    assert counter(table) == 3
    do(table, {"repeat": {"times": 999, "do": [{"count": "fired"}]}})
    assert counter(table) == 23


def test_nested_ones_end_too() -> None:
    deep: list[Any] = [{"count": "fired"}]
    for _ in range(5):
        deep = [{"repeat": {"times": 20, "do": deep}}]
    with pytest.raises(RuleLoop):
        do(stage(), *deep)
