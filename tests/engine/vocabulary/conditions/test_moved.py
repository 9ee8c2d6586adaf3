import pytest

from tests.engine.scene import Scene


@pytest.mark.parametrize("wanted", [True, False])
def test_moved_asks_whether_the_move_is_made(wanted: bool) -> None:
    rules = [{"id": "onward", "when": "free-action", "if": {"moved": wanted}, "do": ["extra-move"]}]
    scene = Scene(mice={"collin": "c3"}, rules=rules).dice("cheese").begin("collin")
    assert scene.offered("collin", "onward") != wanted
    scene.move("collin", "c4")
    assert scene.offered("collin", "onward") == wanted


def test_a_scurry_opens_the_move_again() -> None:
    rules = [{"id": "onward", "when": "free-action", "if": {"moved": True}, "do": ["extra-move"]}]
    scene = Scene(mice={"collin": "c3"}, rules=rules).dice("cheese").begin("collin").move("collin", "c4")
    scene.dice("cheese").use("collin", "onward")
    assert not scene.offered("collin", "onward")
