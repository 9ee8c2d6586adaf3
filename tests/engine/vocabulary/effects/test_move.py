"""`move`: a mouse moves up to a number of spaces by the movement rules (or any figure towards a place)."""

from __future__ import annotations

from engine.rulebook import capture
from tests.engine.vocabulary.stage import do, slot, stage


def test_a_mouse_moves_where_its_player_likes() -> None:
    table = stage({"ash": "a1"})
    table.choose(table.space("a3"))
    do(table, {"move": {"who": "owner", "spaces": 2}}, owner="ash")
    assert table.at(0) == "field/a3"


def test_towards_a_place_anybody_walks() -> None:
    table = stage({"ash": "a1"}, [("rat", "a5")])
    do(table, {"move": {"who": "all-minions", "spaces": 2, "towards": {"spaces-of": "all-mice"}}})
    assert table.at(slot(table, "rat")) == "field/a3"


def test_a_figure_off_the_board_stays_there() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    capture.capture(table.game, 0, -1)
    do(table, {"move": {"who": "captured-mice", "spaces": 2, "towards": "field/a5"}})
    assert table.state.pos[0] < 0
