"""`captured-mice`: the mice that are captured."""

from __future__ import annotations

from engine.rulebook import capture
from tests.engine.vocabulary.stage import stage, who


def test_finds_those_who_are_captured() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    assert who(table, "captured-mice") == []
    capture.capture(table.game, 1, -1)
    assert who(table, "captured-mice") == ["birch"]
