"""`most`: the greatest of some numbers."""

from __future__ import annotations

from tests.engine.vocabulary.stage import number, stage


def test_is_the_greatest() -> None:
    assert number(stage(), {"most": [3, {"count": "all-mice"}, 2]}) == 3
