"""`mice-on-tile`: every mouse on the face the rule speaks of: its room's, or the owner's."""

from __future__ import annotations

from tests.engine.table import ROAD
from tests.engine.vocabulary.stage import do, stage, who


def test_goes_by_the_owners_tile_or_the_room() -> None:
    table = stage({"ash": "a1", "birch": "c5"}, tiles=ROAD)
    do(table, {"teleport": {"who": {"hero": "birch"}, "to": "hall/h1"}})
    assert who(table, "mice-on-tile", owner="ash") == ["ash"]
    assert who(table, "mice-on-tile", owner="ash", face="hall") == ["birch"]
