"""`some-space`: a selector of spaces finds at least one."""

from __future__ import annotations

from tests.engine.scene import Scene

WATER = {"free": {"of": "water", "empty": True}}
RULE = {"id": "drink", "when": "action", "if": {"some-space": WATER}, "do": [{"cheese": {"who": "actor", "amount": 1}}]}


def test_a_rule_is_offered_only_where_there_is_such_a_space() -> None:
    assert Scene("sewers", mice={"collin": "a1"}, rules=[RULE]).offered("collin", "drink")
    assert not Scene("guard-room", mice={"collin": "a1"}, rules=[RULE]).offered("collin", "drink")
