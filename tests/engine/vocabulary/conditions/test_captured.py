"""`captured`: a hero's mouse is captured."""

from __future__ import annotations

from engine.rulebook import capture
from tests.engine.vocabulary.stage import ask, stage


def test_holds_while_the_hero_is_captured() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    assert not ask(table, {"captured": "ash"})
    capture.capture(table.game, 0, -1)
    assert ask(table, {"captured": "ash"})
    assert not ask(table, {"captured": "birch"})
