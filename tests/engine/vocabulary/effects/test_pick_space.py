"""`pick-space`: the space the following effects call `there`."""

from __future__ import annotations

from tests.engine.scene import Scene

RULE = {
    "id": "stomp", "when": "action",
    "do": [
        {"pick-space": {"spaces-of": "minions-on-tile"}},
        {"knock-down": {"figures-at": "there"}},
        {"teleport": {"who": "actor", "to": "there"}},
    ],
}  # fmt: skip


def test_it_is_picked_once_and_meant_by_all() -> None:
    scene = Scene("guard-room", mice={"collin": "a1"}, minions=[("roach", "c3"), ("roach", "f6")], rules=[RULE])
    scene.choose(scene.space("f6")).use("collin", "stomp")
    assert [scene.has_status(scene.minion("roach", number), "knocked-down") for number in (0, 1)] == [False, True]
    assert scene.at(0) == "guard-room/f6"
    assert len([one for one in scene.bot.seen if scene.space("f6") in one.options]) == 1


def test_with_nothing_to_pick_nothing_happens() -> None:
    scene = Scene("guard-room", mice={"collin": "a1"}, rules=[RULE])
    scene.use("collin", "stomp")
    assert scene.at(0) == "guard-room/a1"
