"""`cheese-symbols`: the cheese a mouse gains from the cheese symbols of one roll."""

from __future__ import annotations

from tests.engine.table import BOW, CHEESE, SWORD
from tests.engine.vocabulary.stage import fight, stage


def test_changes_the_cheese_of_a_roll() -> None:
    rule = {"of": "mouse", "if": {"attacking": True}, "modify": {"cheese-symbols": {"times": 2}}}
    table = stage({"ash": "a1"}, [("rat", "a2")], rules=[rule])
    fight(table.dice(CHEESE, BOW), "ash", "rat")
    assert table.state.cheese[0] == 2
    fight(table.dice(SWORD, BOW, CHEESE), "rat", "ash")
    assert table.state.cheese[0] == 3
