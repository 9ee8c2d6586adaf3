"""`attacking`: the figure asked about: the attacker of the attack in hand (false: it is not)."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, stage, strike


def test_tells_the_attacker_from_the_defender() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")])
    attack = strike(table, "ash", "rat")
    assert ask(table, {"attacking": True}, event="standing", figure="ash", attack=attack)
    assert not ask(table, {"attacking": True}, event="standing", figure="rat", attack=attack)
    assert ask(table, {"attacking": False}, event="standing", figure="rat", attack=attack)
    assert not ask(table, {"attacking": True}, event="standing", figure="ash")
