"""`if`: one number or another."""

from __future__ import annotations

from tests.engine.vocabulary.stage import number, stage


def test_goes_by_conditions() -> None:
    table = stage({"ash": "a1", "dill": "a2"})
    cost = {"if": {"owner": "healer"}, "then": 1, "else": 2}
    assert number(table, cost, owner="dill") == 1
    assert number(table, cost, owner="ash") == 2
    assert number(table, {"if": {"page": 9}, "then": 1}) == 0
