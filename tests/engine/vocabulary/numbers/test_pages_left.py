"""`pages-left`: pages until the end marker."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, number, stage


def test_counts_down_to_the_end_marker() -> None:
    table = stage()
    left = number(table, "pages-left")
    do(table, {"hourglass": 2})
    assert number(table, "pages-left") == left - 2
