"""`teleport`: put figures onto a space (the first of those found that has room; else the nearest with room)."""

from __future__ import annotations

from tests.engine.language.stage import do, stage


def test_figures_are_put_on_a_space_or_next_to_it() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("ogre", "c5")])
    do(table, {"teleport": {"who": "owner", "to": "field/b4"}}, owner="ash")
    assert table.at(0) == "field/b4"
    do(table, {"teleport": {"who": "owner", "to": "field/c5"}}, owner="ash")
    assert table.at(0) in ("field/b5", "field/c4")


def test_no_place_no_move() -> None:
    table = stage({"ash": "a1"})
    do(table, {"teleport": {"who": "owner", "to": {"token": "key"}}}, owner="ash")
    assert table.at(0) == "field/a1"
