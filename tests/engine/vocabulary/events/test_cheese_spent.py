"""`cheese-spent`: a mouse has paid cheese."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, do, stage, when


def test_tells_who_and_how_much() -> None:
    pay = {"id": "pay", "when": "free-action", "cost": 2, "do": [{"wheel": -1}]}
    table = stage({"ash": "a1"}, rules=[pay, when("cheese-spent", {"mouse": "ash", "amount": 2})])
    do(table, {"cheese": {"who": "owner", "amount": 3}}, owner="ash")
    table.use("ash", "pay")
    assert (table.state.cheese[0], counter(table)) == (1, 1)
