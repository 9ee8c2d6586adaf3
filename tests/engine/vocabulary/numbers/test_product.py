"""`product`: the product of some numbers."""

from __future__ import annotations

from tests.engine.vocabulary.stage import number, stage


def test_multiplies() -> None:
    assert number(stage({"ash": "a1", "birch": "a2"}), {"product": [3, {"count": "all-mice"}]}) == 6
