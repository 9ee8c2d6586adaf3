"""`here`: the owner's space, or where the event's figure stands."""

from __future__ import annotations

from engine.rulebook import capture
from tests.engine.vocabulary.stage import stage, where


def test_is_the_owners_space_else_that_of_the_events_figure() -> None:
    table = stage({"ash": "a1"}, [("rat", "c5")])
    assert where(table, "here", owner="ash") == ["a1"]
    assert where(table, "here", event="turn-end", figure="rat") == ["c5"]
    assert where(table, "here") == []
    capture.capture(table.game, 0, -1)
    assert where(table, "here", owner="ash") == []
