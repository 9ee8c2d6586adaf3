"""`battle`: the attack dice of a figure."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.chapter import BATTLE
from engine.rulebook import values
from tests.engine.vocabulary.stage import do, slot, stage


@pytest.mark.parametrize(
    ("change", "dice"), [(1, 3), (-5, 0), ({"set": 4}, 4), ({"times": 2}, 4), ({"set": 3, "by": 1, "times": 2}, 7)]
)
def test_set_comes_first_then_times_then_by(change: Any, dice: int) -> None:
    table = stage({"ash": "a1"}, rules=[{"modify": {"battle": change}}])
    assert values.mouse_value(table.game, 0, BATTLE) == dice


def test_of_several_that_set_the_last_in_order_counts() -> None:
    rules = [{"id": "a", "modify": {"battle": {"set": 5}}}, {"id": "b", "modify": {"battle": {"set": 1, "by": 2}}}]
    assert values.mouse_value(stage({"ash": "a1"}, rules=rules).game, 0, BATTLE) == 3


def test_with_of_the_rule_applies_once_for_each_owner() -> None:
    drum = {
        "tags": [],
        "battle": 1,
        "defence": 0,
        "attack": "melee",
        "size": "small",
        "figure": "grub",
        "rules": [{"modify": {"battle": {"by": 1, "of": {"minion": "rat", "near": "owner"}}}}],
    }
    table = stage({"ash": "c5"}, [("drum", "a1"), ("drum", "a3"), ("rat", "a2")], more={"minions": {"drum": drum}})
    assert values.minion_value(table.game, slot(table, "rat"), table.card("rat"), BATTLE) == 4
    do(table, {"defeat": {"figures-at": "field/a1"}})
    assert values.minion_value(table.game, slot(table, "rat"), table.card("rat"), BATTLE) == 3


def test_without_of_it_is_the_owners_own() -> None:
    strong = {
        "tags": [],
        "battle": 1,
        "defence": 0,
        "attack": "melee",
        "size": "small",
        "figure": "grub",
        "rules": [{"if": {"wounded": False}, "modify": {"battle": 2}}],
    }
    table = stage({"ash": "c5"}, [("strong", "a1"), ("rat", "a2")], more={"minions": {"strong": strong}})
    assert values.minion_value(table.game, slot(table, "strong"), table.card("strong"), BATTLE) == 3
    assert values.minion_value(table.game, slot(table, "rat"), table.card("rat"), BATTLE) == 2
