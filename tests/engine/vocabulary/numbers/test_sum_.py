"""`sum`: the sum of some numbers."""

from __future__ import annotations

from tests.engine.vocabulary.stage import number, stage


def test_adds_up() -> None:
    assert number(stage(), {"sum": [3, {"count": "all-mice"}, -1]}) == 3
