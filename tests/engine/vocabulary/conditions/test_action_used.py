import pytest

from engine.records.decision import OP_SEARCH, pack
from tests.engine.scene import Scene


@pytest.mark.parametrize("wanted", [True, False])
def test_action_used_asks_whether_an_action_is_left(wanted: bool) -> None:
    rules = [{"id": "again", "when": "free-action", "if": {"action-used": wanted}, "do": ["extra-action"]}]
    scene = Scene(mice={"collin": "c3"}, rules=rules).dice("cheese").begin("collin")
    assert scene.offered("collin", "again") != wanted
    scene.dice("bow").act("collin", pack(OP_SEARCH))
    assert scene.offered("collin", "again") == wanted
