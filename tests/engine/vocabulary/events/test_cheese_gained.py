"""`cheese-gained`: a mouse has gained cheese."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, do, stage, when


def test_tells_who_and_how_much() -> None:
    table = stage(
        {"ash": "a1", "birch": "a2"}, rules=[when("cheese-gained", {"mouse": "birch", "amount": {"at-least": 2}})]
    )
    do(table, {"cheese": {"who": "all-mice", "amount": 1}})
    assert counter(table) == 0
    do(table, {"cheese": {"who": "all-mice", "amount": 2}})
    assert counter(table) == 1
