import pytest

from engine.rulebook import encounters, wounds
from tests.engine.scene import Scene


def _wheel(kinds: list[str], least: int, new_encounter: bool = False) -> int:
    """Collin defeats minions; the wheel counts how often he had enough rats behind him."""
    asked = {"defeats": {"minion": "rat", "at-least": least}}
    rules = [{"when": "minion-defeated", "if": {"attacker": asked}, "do": [{"wheel": 1}]}]
    scene = Scene(mice={"collin": "c3"}, rules=rules, chapter={"rooms": {"sewers": {"encounter": "none"}}})
    for kind in kinds:
        wounds.defeat(scene.game, scene.add_minion(kind, "b3"), scene.mouse("collin"))
        if new_encounter:
            encounters.enter_face(scene.game, scene.chapter.board.face_ids.index("sewers"), 0)
    return scene.state.wheel


@pytest.mark.parametrize(("kinds", "least", "wheel"), [
    (["rat-warrior"], 1, 1), (["roach"], 1, 0), (["rat-warrior", "elite-rat-warrior"], 2, 1),
    (["rat-warrior", "roach"], 2, 0), (["rat-warrior"] * 3, 2, 2),
])  # fmt: skip
def test_defeats_counts_a_type_or_tag(kinds: list[str], least: int, wheel: int) -> None:
    assert _wheel(kinds, least) == wheel


def test_defeats_begins_anew_with_an_encounter() -> None:
    assert _wheel(["rat-warrior", "rat-warrior"], 2) == 1
    assert _wheel(["rat-warrior", "rat-warrior"], 2, new_encounter=True) == 0


def test_counting_stops_at_fifteen_and_does_not_spill_over() -> None:
    scene = Scene(mice={"collin": "c3"})
    kind = scene.chapter.minion_ids.index("roach")
    for _ in range(20):
        wounds.defeat(scene.game, scene.add_minion("roach", "b3"), scene.mouse("collin"))
    assert [wounds.felled(scene.game, 0, one) for one in (kind, kind + 1)] == [15, 0]
