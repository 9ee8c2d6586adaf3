"""`count`: how many figures a selector finds."""

from __future__ import annotations

from tests.engine.vocabulary.stage import number, stage


def test_counts_figures() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "a3")])
    assert number(table, {"count": "all-mice"}) == 2
    assert number(table, {"count": "captured-mice"}) == 0
