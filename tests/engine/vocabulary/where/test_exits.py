"""`exits`: the spaces at the exits of the rule's face that lead to another tile."""

from __future__ import annotations

from tests.engine.table import ROAD
from tests.engine.vocabulary.stage import do, stage, where


def test_finds_the_spaces_at_exits_that_lead_somewhere() -> None:
    table = stage({"ash": "a1"}, tiles=ROAD)
    assert where(table, "exits", owner="ash") == ["a5", "b5"]
    assert where(table, "exits", face="hall") == ["h1"]
    assert where(table, {"exits": {"edge": "E"}}, owner="ash") == ["a5", "b5"]
    assert where(table, {"exits": {"edge": "W"}}, owner="ash") == []


def test_a_face_without_neighbours_has_none() -> None:
    assert where(stage({"ash": "a1"}), "exits", owner="ash") == []


def test_closed_exits_can_be_left_out() -> None:
    table = stage({"ash": "a1"}, tiles=ROAD)
    do(table, {"close-exit": {"face": "field", "edge": "E"}})
    assert where(table, "exits", owner="ash") == ["a5", "b5"]
    assert where(table, {"exits": {"open": True}}, owner="ash") == []
