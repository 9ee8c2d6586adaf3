"""`face-up`: a face is up."""

from __future__ import annotations

from engine.rulebook import explore
from tests.engine.vocabulary.stage import ask, stage


def test_holds_for_the_face_that_is_up() -> None:
    table = stage({"ash": "c2"})
    assert ask(table, {"face-up": "field"})
    explore.explore_flip(table.game, 0)
    assert ask(table, {"face-up": "cellar"})
    assert not ask(table, {"face-up": "field"})
