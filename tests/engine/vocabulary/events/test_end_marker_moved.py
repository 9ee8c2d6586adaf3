"""`end-marker-moved`: the end marker has moved."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, do, stage, when


def test_tells_by_how_many_pages() -> None:
    table = stage(rules=[when("end-marker-moved", {"pages": {"at-least": 1}})])
    do(table, {"end-marker": -1})
    assert counter(table) == 0
    do(table, {"end-marker": 1})
    assert counter(table) == 1
