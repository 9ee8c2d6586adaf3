"""`hero`: the mouse playing a hero, when it is on the board."""

from __future__ import annotations

from engine.rulebook import capture
from tests.engine.vocabulary.stage import stage, who


def test_finds_the_hero_on_the_board() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    assert who(table, {"hero": "birch"}) == ["birch"]
    assert who(table, {"hero": "cedar"}) == []
    capture.capture(table.game, 1, -1)
    assert who(table, {"hero": "birch"}) == []
