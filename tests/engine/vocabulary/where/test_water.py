"""`water`: the water spaces of the rule's room."""

from __future__ import annotations

from tests.engine.table import face, tile
from tests.engine.vocabulary.stage import stage, where

POND = tile(face("pond", "a1 a2 a3", a2={"kind": "water"}, a3={"kind": "water"}))


def test_finds_the_water_of_the_room() -> None:
    assert where(stage({"ash": "a1"}, tiles=(POND,)), "water", owner="ash") == ["a2", "a3"]
    assert where(stage(), "water", owner="ash") == []
