"""`hourglass-moved`: the hourglass has moved."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, do, stage, when


def test_tells_by_how_many_pages() -> None:
    table = stage(rules=[when("hourglass-moved", {"pages": 2})])
    do(table, "hourglass")
    assert counter(table) == 0
    do(table, {"hourglass": 2})
    assert counter(table) == 1
