"""`active-mice`: how many mice are on the board."""

from __future__ import annotations

from engine.rulebook import capture
from tests.engine.vocabulary.stage import ask, stage


def test_counts_the_mice_on_the_board() -> None:
    table = stage({"ash": "a1", "birch": "a2", "cedar": "a3"})
    assert ask(table, {"active-mice": 3})
    capture.capture(table.game, 0, -1)
    assert not ask(table, {"active-mice": 3})
    assert ask(table, {"active-mice": {"is": 2}})
    assert ask(table, {"active-mice": {"at-most": 2}})
