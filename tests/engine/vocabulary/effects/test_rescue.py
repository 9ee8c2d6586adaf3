"""`rescue`: rescue captured mice."""

from __future__ import annotations

from engine.rulebook import capture
from tests.engine.vocabulary.stage import do, stage


def test_captured_mice_come_back() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    capture.capture(table.game, 0, -1)
    do(table, {"rescue": "captured-mice"})
    assert table.state.captured == 0
    do(table, {"rescue": "all-mice"})
    assert table.state.captured == 0
