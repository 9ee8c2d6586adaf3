"""`stat`: the battle, defence, lore or move value of a mouse (the first that the selector finds)."""

from __future__ import annotations

from tests.engine.vocabulary.stage import number, stage


def test_is_the_value_with_all_that_changes_it() -> None:
    table = stage({"ash": "a1", "cedar": "a2"}, [("rat", "c5")], rules=[{"modify": {"lore": {"by": 1, "of": "mouse"}}}])
    assert number(table, {"stat": "lore"}, owner="cedar") == 4
    assert number(table, {"stat": "lore", "of": "owner"}, owner="cedar") == 4
    assert number(table, {"stat": "battle", "of": {"hero": "ash"}}) == 2
    assert number(table, {"stat": "battle", "of": "all-minions"}) == 0
