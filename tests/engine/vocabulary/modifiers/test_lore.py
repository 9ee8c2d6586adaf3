"""`lore`: the lore value of a mouse."""

from __future__ import annotations

from engine.records.chapter import LORE
from engine.rulebook import values
from tests.engine.vocabulary.stage import stage


def test_changes_lore() -> None:
    table = stage({"cedar": "a1"}, rules=[{"of": "tinkerer", "modify": {"lore": -2}}])
    assert values.mouse_value(table.game, 0, LORE) == 1
