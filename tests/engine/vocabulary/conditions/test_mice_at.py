"""`mice-at`: mice stand on some spaces or on a face: every mouse that is not captured, or a number of them."""

from __future__ import annotations

from engine.rulebook import capture
from tests.engine.table import ROAD
from tests.engine.vocabulary.stage import ask, stage


def test_asks_for_all_mice_or_for_a_number() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    assert ask(table, {"mice-at": {"face": "field"}})
    assert not ask(table, {"mice-at": "field/a1"})
    assert ask(table, {"mice-at": {"at": "field/a1", "at-least": 1}})
    assert not ask(table, {"mice-at": {"at": "field/a1", "at-least": 2}})


def test_without_mice_on_the_board_it_does_not_hold() -> None:
    table = stage({"ash": "a1"})
    capture.capture(table.game, 0, -1)
    assert not ask(table, {"mice-at": {"face": "field"}})


def test_one_mouse_elsewhere_is_enough_for_not_all() -> None:
    table = stage({"ash": "a1", "birch": "hall/h1"}, tiles=ROAD)
    assert not ask(table, {"mice-at": {"face": "field"}})
    assert not ask(table, {"mice-at": {"face": "hall"}})
    capture.capture(table.game, 1, -1)
    assert ask(table, {"mice-at": {"face": "field"}})
