"""`wheel-changed`: cheese was put on the minion wheel or taken off it."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, do, stage, when


def test_tells_how_much() -> None:
    table = stage({"ash": "a1"}, rules=[when("wheel-changed", {"amount": {"at-least": 2}})])
    do(table, {"wheel": 1}, owner="ash")
    assert counter(table) == 0
    do(table, {"wheel": 2}, owner="ash")
    assert counter(table) == 1
