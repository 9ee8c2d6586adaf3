import pytest

from engine.rulebook.wounds import wound
from tests.engine.scene import Scene


@pytest.mark.parametrize("event", ["wounding", "wounded"])
@pytest.mark.parametrize("poison", [True, False])
def test_poison_tells_one_sort_of_wound_from_the_other(event: str, poison: bool) -> None:
    rules = [{"when": event, "if": {"poison": True}, "do": [{"wheel": 1}]}]
    scene = Scene(mice={"collin": "c3"}, rules=rules)
    wound(scene.game, scene.mouse("collin"), 1, -1, poison=poison)
    assert scene.state.wheel == int(poison)


def test_wounds_turned_to_poison_count_as_poison() -> None:
    rules = [
        {"when": "wounding", "do": ["poison-wounds"]},
        {"when": "wounded", "if": {"poison": True}, "do": [{"wheel": 1}]},
    ]
    scene = Scene(mice={"collin": "c3"}, rules=rules)
    wound(scene.game, scene.mouse("collin"), 1, -1)
    assert scene.state.wheel == 1
