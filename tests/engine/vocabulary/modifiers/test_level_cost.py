"""`level-cost`: the cheese a level up costs."""

from __future__ import annotations

from engine.rulebook import free_actions
from tests.engine.vocabulary.stage import do, stage


def test_changes_the_cost_of_a_level() -> None:
    for change, can in ((0, False), (-2, True)):
        table = stage({"ash": "a1"}, rules=[{"of": "mouse", "modify": {"level-cost": change}}])
        do(table, {"cheese": {"who": "owner", "amount": 4}}, owner="ash")
        assert free_actions.can_level_up(table.game, 0) is can
