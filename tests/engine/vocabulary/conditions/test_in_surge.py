"""`in-surge`: a surge is being resolved."""

from __future__ import annotations

from engine.rulebook import surge
from tests.engine.vocabulary.stage import ask, counter, do, stage, when


def test_holds_while_a_surge_is_resolved() -> None:
    rule = when("minions-placed", {"in-surge": True})
    table = stage({"ash": "a1"}, rules=[rule], chapter={"rooms": {"field": {"surge": [{"minion": "rat", "count": 1}]}}})
    do(table, {"place": {"minion": "rat"}})
    assert counter(table) == 0
    surge.surge(table.game, 0)
    assert counter(table) == 1
    assert ask(table, {"in-surge": False})
