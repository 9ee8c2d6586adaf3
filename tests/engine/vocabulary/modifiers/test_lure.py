"""`lure`: minions head for a place instead of the mice."""

from __future__ import annotations

from tests.engine.table import BOW, CHEESE, SWORD
from tests.engine.vocabulary.stage import do, slot, stage


def test_minions_head_for_the_place() -> None:
    rule = {"if": {"token-lies": "key"}, "modify": {"lure": {"minion": "bug", "to": {"token": "key"}}}}
    table = stage({"ash": "a1"}, [("grub", "a3"), ("rat", "c1")], rules=[rule])
    do(table, {"put-token": {"token": "key", "at": "field/a5"}})
    table.dice(SWORD).begin("grub")
    assert table.at(slot(table, "grub")) == "field/a5"
    table.dice(CHEESE, BOW, BOW).begin("rat")
    assert table.at(slot(table, "rat")) == "field/b1"
