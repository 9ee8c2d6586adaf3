from typing import Any

import pytest

from tests.engine.scene import Scene


def _offered(hero: str, at: str, asked: Any) -> bool:
    """Whether a rule is offered that needs a roach on b3 in a mouse's reach."""
    found = {"those": {"from": "all-minions", "if": {"in-reach": asked}}}
    rules = [{"id": "strike", "when": "action", "if": {"some": found}, "do": [{"wheel": 1}]}]
    return Scene(mice={hero: at}, minions=[("roach", "b3")], rules=rules).offered(hero, "strike")


@pytest.mark.parametrize(
    ("hero", "at", "wanted"), [("collin", "c3", True), ("collin", "f6", False), ("lily", "f6", True)]
)
def test_in_reach_are_minions_that_an_equipped_weapon_can_attack(hero: str, at: str, wanted: bool) -> None:
    assert _offered(hero, at, {"of": "all-mice"}) == wanted


@pytest.mark.parametrize(("attack", "wanted"), [("melee", False), ("ranged", True)])
def test_in_reach_of_a_certain_way_of_attacking(attack: str, wanted: bool) -> None:
    assert _offered("lily", "f6", {"of": "all-mice", "attack": attack}) == wanted


@pytest.mark.parametrize(("card", "wanted"), [("dagger", True), ("collins-sword", False)])
def test_in_reach_of_a_certain_weapon(card: str, wanted: bool) -> None:
    assert _offered("filch", "c3", {"of": "all-mice", "weapon": card}) == wanted
