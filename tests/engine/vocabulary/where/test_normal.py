"""`normal`: neither water nor a special area."""

from __future__ import annotations

from tests.engine.scene import Scene

WHERE = {"chosen": {"normal": "anywhere"}}
RULE = {"id": "jump", "when": "action", "do": [{"teleport": {"who": "actor", "to": WHERE}}]}


def test_normal_spaces_are_neither_water_nor_special() -> None:
    for face, space, odd in (("sewers", "a1", "w"), ("kitchen", "a1", "k")):
        scene = Scene(face, mice={"collin": space}, rules=[RULE])
        scene.use("collin", "jump")
        offered = {scene.chapter.board.space_ids[one] for one in scene.bot.seen[-1].options}
        everywhere = {one["id"] for tile in scene.content.tiles.values() for one_face in tile["faces"]
                      if one_face["id"] == face for one in one_face["spaces"]}  # fmt: skip
        assert offered == {name for name in everywhere if not name.startswith(odd)}
