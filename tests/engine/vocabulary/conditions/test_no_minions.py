"""`no-minions`: no minion is on a face, or with `true` on the whole board."""

from __future__ import annotations

from tests.engine.table import ROAD
from tests.engine.vocabulary.stage import ask, stage


def test_asks_about_a_face_or_the_board() -> None:
    table = stage({"ash": "a1"}, tiles=ROAD)
    assert ask(table, {"no-minions": True})
    table.add_minion("rat", "h1", "hall")
    assert not ask(table, {"no-minions": True})
    assert ask(table, {"no-minions": "field"})
    assert not ask(table, {"no-minions": "hall"})
