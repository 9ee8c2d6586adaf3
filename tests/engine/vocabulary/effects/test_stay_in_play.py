"""`stay-in-play`: an event card whose rules stay in force until it leaves play."""

from __future__ import annotations

from typing import Any

import pytest

from engine.records.errors import ContentError
from engine.rulebook.inventory import gain
from tests.engine.scene import Scene

DRAUGHT = {
    "id": "draught", "category": "event", "name": "Draught", "text": "It is cold.",
    "rules": [
        {"do": ["stay-in-play", {"cheese": {"who": "owner", "amount": 1}}]},
        {"id": "cold", "modify": {"move": {"by": -1, "of": "mouse"}}},
        {"id": "shut-it", "when": "action", "do": ["leave-play"]},
    ],
}  # fmt: skip


def drawn() -> Scene:
    more: dict[str, dict[str, Any]] = {"search_cards": {"draught": DRAUGHT}}
    scene = Scene("guard-room", mice={"collin": "c3", "filch": "c4"}, content_more=more)
    copy = next(c for c in scene.state.deck if scene.chapter.search_ids[scene.chapter.copies[c]] == "draught")
    scene.state.deck.remove(copy)
    gain(scene.game, 0, copy)
    scene.check()
    return scene


def reach(scene: Scene) -> int:
    return len(scene.dice("cheese").begin("filch").reach("filch"))


def test_its_rules_hold_for_everyone() -> None:
    before = reach(Scene("guard-room", mice={"collin": "c3", "filch": "c4"}))
    assert reach(drawn()) < before


def test_the_rules_for_its_drawing_run_once() -> None:
    scene = drawn()
    assert scene.state.cheese[0] == 1
    gain(scene.game, 1, scene.state.deck.pop(), may_sell=False)
    assert scene.state.cheese[0] == 1


@pytest.mark.parametrize("word", ["stay-in-play", "leave-play"])
def test_only_event_cards_stay_in_play_or_leave_it(word: str) -> None:
    ring = {"id": "ring", "category": "item", "name": "Ring", "rules": [{"when": "turn-start", "do": [word]}]}
    more: dict[str, dict[str, Any]] = {"search_cards": {"ring": ring}}
    with pytest.raises(ContentError, match=f'"{word}" works only in the rules of an event card: leave it out'):
        Scene("guard-room", mice={"collin": "c3"}, content_more=more)
