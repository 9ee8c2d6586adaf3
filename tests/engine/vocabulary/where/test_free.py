"""`free`: those of some spaces with room for one more small figure, and optionally with nobody on them."""

from __future__ import annotations

from tests.engine.vocabulary.stage import stage, where


def test_requires_room_or_no_figure() -> None:
    table = stage({"ash": "a1"}, [("ogre", "a2"), ("rat", "a3")])
    row = {"space": ["field/a1", "field/a2", "field/a3", "field/a4"]}
    assert where(table, {"free": row}) == ["a1", "a3", "a4"]
    assert where(table, {"free": {"of": row, "empty": True}}) == ["a4"]
