"""`status-lost`: a figure is rid of a status."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, do, stage, when


def test_names_the_status_and_the_bearer() -> None:
    table = stage({"ash": "a1"}, rules=[when("status-lost", {"status": ["stunned", "webbed"], "bearer": "ash"})])
    table.afflict(0, "stunned")
    do(table, {"end-status": {"status": "webbed"}}, owner="ash")
    assert counter(table) == 0
    do(table, {"end-status": {"status": "stunned"}}, owner="ash")
    assert counter(table) == 1
