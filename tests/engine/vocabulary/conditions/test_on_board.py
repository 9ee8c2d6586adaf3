"""`on-board`: minions of a type or tag are on the board."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, stage


def test_counts_minions_of_a_type_or_tag() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2"), ("slinger", "a3")])
    assert ask(table, {"on-board": "rat"})
    assert ask(table, {"on-board": {"minion": "rodent", "at-least": 2}})
    assert not ask(table, {"on-board": {"minion": "rat", "at-least": 2}})
    assert not ask(table, {"on-board": "grub"})
