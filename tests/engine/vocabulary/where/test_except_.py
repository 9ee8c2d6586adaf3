"""`except`: some spaces without certain others."""

from __future__ import annotations

from tests.engine.scene import Scene

WHERE = {"except": {"of": {"adjacent-to": "actor"}, "without": {"spaces-of": "all-minions"}}}
RULE = {"id": "jump", "when": "action", "do": [{"teleport": {"who": "actor", "to": {"chosen": WHERE}}}]}


def test_the_spaces_named_are_left_out() -> None:
    offered = []
    for minions in ([], [("roach", "a2")]):
        scene = Scene("guard-room", mice={"collin": "a1"}, minions=minions, rules=[RULE])
        scene.use("collin", "jump")
        offered.append({scene.chapter.board.space_ids[one] for one in scene.bot.seen[-1].options})
    assert offered == [{"a2", "b1", "b2"}, {"b1", "b2"}]
