"""`cheese`: mice gain cheese, or lose it when the amount is negative."""

from __future__ import annotations

from engine.rulebook import capture
from tests.engine.vocabulary.stage import do, stage


def test_mice_gain_and_lose_it() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "a3")])
    do(table, {"cheese": {"who": "everyone-on-tile", "amount": 2}}, owner="ash")
    assert table.state.cheese[:2] == [2, 2]
    do(table, {"cheese": {"who": "owner", "amount": -5}}, owner="ash")
    assert table.state.cheese[:2] == [0, 2]


def test_a_captured_mouse_gets_none() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    capture.capture(table.game, 0, -1)
    do(table, {"cheese": {"who": "captured-mice", "amount": 1}})
    assert table.state.cheese[0] == 0
