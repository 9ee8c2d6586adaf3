"""`mouse-rescued`: a captured mouse is back on the board."""

from __future__ import annotations

from engine.rulebook import capture
from tests.engine.vocabulary.stage import do, stage, where


def test_names_the_mouse_and_the_space() -> None:
    rule = {"when": "mouse-rescued", "if": {"mouse": "ash"}, "do": [{"put-token": {"token": "key", "at": "there"}}]}
    table = stage({"ash": "a1", "birch": "c5"}, rules=[rule])
    capture.capture(table.game, 0, -1)
    do(table, {"rescue": "captured-mice"})
    assert where(table, {"token": "key"}) == [table.at(0).split("/")[1]]
