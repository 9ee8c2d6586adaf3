"""`least`: the least of some numbers."""

from __future__ import annotations

from tests.engine.vocabulary.stage import number, stage


def test_is_the_least() -> None:
    assert number(stage(), {"least": [3, {"count": "all-mice"}, 2]}) == 1
