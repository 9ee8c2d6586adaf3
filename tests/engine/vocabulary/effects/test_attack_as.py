"""`attack-as`: a ranged attack counted as melee, or of another type."""

from __future__ import annotations

from typing import Any

from tests.engine.scene import Scene


def shot(rules: list[dict[str, Any]], *dice: str) -> Scene:
    scene = Scene("guard-room", mice={"lily": "c3"}, minions=[("roach", "b3")], rules=rules)
    return scene.dice(*dice).attack("lily", "roach")


def test_the_other_symbols_are_the_hits() -> None:
    rule = {"when": "attack-declared", "do": [{"attack-as": "melee"}]}
    swords = ("sword-star", "sword-star", "sword-star")
    assert shot([], *swords).count("roach") == 1
    assert shot([rule], *swords, "bow").count("roach") == 0


def test_the_type_can_be_another() -> None:
    change = {"id": "a", "when": "attack-declared", "do": [{"attack-as": {"type": "fire"}}]}
    see = {"id": "b", "when": "attack-rolled", "if": {"attack": {"type": "fire"}}, "do": [{"hits": 1}]}
    miss = ("sword-star", "sword-star", "sword-star")
    assert shot([see], *miss).count("roach") == 1
    assert shot([change, see], *miss, "bow").count("roach") == 0
