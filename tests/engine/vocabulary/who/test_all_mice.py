"""`all-mice`: every mouse on the board."""

from __future__ import annotations

from engine.rulebook import capture
from tests.engine.vocabulary.stage import stage, who


def test_finds_the_mice_on_the_board() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "a3")])
    assert who(table, "all-mice") == ["ash", "birch"]
    capture.capture(table.game, 0, -1)
    assert who(table, "all-mice") == ["birch"]
