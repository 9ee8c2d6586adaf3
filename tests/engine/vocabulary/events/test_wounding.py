"""`wounding`: a figure is about to be wounded: the number can be changed, or something done instead."""

from __future__ import annotations

from engine.rulebook import wounds
from tests.engine.vocabulary.stage import slot, stage


def test_can_change_or_stop_the_wounds() -> None:
    rules = [
        {"id": "a", "when": "wounding", "if": {"victim": "ash", "amount": 3}, "do": ["instead"]},
        {"id": "b", "when": "wounding", "if": {"attacker": "rat"}, "do": [{"change-wounds": 1}]},
    ]
    table = stage({"ash": "a1"}, [("rat", "a2")], rules=rules)
    wounds.wound(table.game, 0, 3, -1)
    assert table.state.wounds[0] == 0
    wounds.wound(table.game, 0, 1, slot(table, "rat"))
    assert table.state.wounds[0] == 2
