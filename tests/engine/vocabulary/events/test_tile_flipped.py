"""`tile-flipped`: a tile has been turned; the rule's room is the face now up."""

from __future__ import annotations

from engine.rulebook import explore
from tests.engine.vocabulary.stage import counter, stage, when


def test_happens_on_the_face_that_is_up_now() -> None:
    rooms = {"rooms": {"cellar": {"rules": [when("tile-flipped")]}}}
    table = stage({"ash": "c2"}, chapter=rooms)
    explore.explore_flip(table.game, 0)
    assert counter(table) == 1
    explore.explore_flip(table.game, 0)
    assert counter(table) == 1
