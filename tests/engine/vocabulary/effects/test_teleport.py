"""`teleport`: put figures onto a space (the first of those found that has room; else the nearest with room)."""

from __future__ import annotations

import pytest

from tests.engine.table import ROAD, Table
from tests.engine.vocabulary.stage import do, stage


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


def test_a_face_that_is_turned_away_is_no_place() -> None:
    table = stage({"ash": "a1"})
    do(table, {"teleport": {"who": "owner", "to": "cellar/a1"}}, owner="ash")
    assert table.at(0) == "field/a1"
    do(table, {"teleport": {"who": "owner", "to": ["cellar/a1", "field/c3"]}}, owner="ash")
    assert table.at(0) == "field/c3"


@pytest.mark.rule("ENC-1")
def test_a_mouse_put_on_an_unexplored_face_has_entered_it() -> None:
    rooms = {"rooms": {"hall": {"encounter": {"place": [{"minion": "rat", "count": 1}]}}}}
    jump = {"id": "jump", "when": "action", "do": [{"teleport": {"who": "actor", "to": "hall/h1"}}]}
    table = Table({"ash": "a1", "birch": "a1"}, tiles=ROAD, rules=[jump], chapter=rooms)
    table.use("ash", "jump")
    assert table.count("rat") == 1
    table.use("birch", "jump")
    assert table.count("rat") == 1


@pytest.mark.rule("EXPLORE-9")
def test_the_last_mouse_put_elsewhere_has_left_its_face() -> None:
    left = {"when": "tile-left", "do": [{"wheel": 1}]}
    jump = {"id": "jump", "when": "action", "do": [{"teleport": {"who": "actor", "to": "hall/h1"}}]}
    table = Table({"ash": "a1", "birch": "a1"}, tiles=ROAD, rules=[jump, left],
                  chapter={"rooms": {"hall": {"encounter": "none"}}})  # fmt: skip
    assert table.use("ash", "jump").state.wheel == 0
    assert table.use("birch", "jump").state.wheel == 1
