"""`status-gained`: a figure has come under a status."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, slot, stage, when


def test_names_the_status_and_the_bearer() -> None:
    table = stage(
        {"ash": "a1"}, [("rat", "a2")], rules=[when("status-gained", {"status": "stunned", "bearer": "mouse"})]
    )
    table.afflict(slot(table, "rat"), "stunned")
    table.afflict(0, "webbed")
    assert counter(table) == 0
    table.afflict(0, "stunned")
    assert counter(table) == 1
