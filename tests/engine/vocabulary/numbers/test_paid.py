"""`paid`: the cheese just paid for this rule."""

from __future__ import annotations

from tests.engine.table import BOW
from tests.engine.vocabulary.stage import counter, do, stage

HEAL = {
    "id": "rest",
    "when": "free-action",
    "cost": {"from": 1, "to": 3},
    "do": [{"heal": {"who": "actor", "amount": "paid"}}],
}


def test_is_the_cheese_paid_for_this_rule() -> None:
    table = stage({"ash": "a1"}, rules=[HEAL])
    do(table, {"wound": {"who": "owner", "amount": 3}}, {"cheese": {"who": "owner", "amount": 3}}, owner="ash")
    table.choose(2).use("ash", "rest")
    assert (table.state.wounds[0], table.state.cheese[0]) == (1, 1)


def test_the_next_rule_does_not_see_it() -> None:
    rules = [
        {"id": "one", "when": "turn-end", "may": True, "cost": 1, "if": {"actor": "owner"}, "do": [{"wheel": 1}]},
        {
            "id": "two",
            "when": "turn-end",
            "if": {"actor": "owner"},
            "do": [{"count": {"counter": "steps", "by": "paid"}}],
        },
    ]
    ash = {"classes": ["leader"], "battle": 1, "defence": 1, "lore": 1, "move": 1, "life": 3, "rules": rules}
    table = stage({"ash": "a1"}, more={"heroes": {"ash": ash}})
    do(table, {"cheese": {"who": "owner", "amount": 1}}, owner="ash")
    table.dice(BOW).begin("ash").choose(1).end_turn("ash")
    assert table.state.cheese[0] == 0
    assert counter(table, "steps") == 0
