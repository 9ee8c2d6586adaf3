"""`dry`: those of some spaces that are not water."""

from __future__ import annotations

from tests.engine.table import face, tile
from tests.engine.vocabulary.stage import stage, where

POND = tile(face("pond", "a1 a2 a3", a2={"kind": "water"}))


def test_leaves_out_water() -> None:
    table = stage({"ash": "a1"}, tiles=(POND,))
    assert where(table, {"dry": "anywhere"}, owner="ash") == ["a1", "a3"]
