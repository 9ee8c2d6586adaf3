"""`close-exit`: close an exit of a face."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from engine.rulebook import explore
from tests.engine.table import ROAD
from tests.engine.vocabulary.stage import do, stage


def test_no_mouse_goes_through_from_either_side() -> None:
    table = stage({"ash": "a5"}, tiles=ROAD)
    assert explore.open_exits(table.game, 0)
    do(table, {"close-exit": {"face": "field", "edge": "E"}})
    assert explore.open_exits(table.game, 0) == []
    do(table, {"teleport": {"who": "owner", "to": "hall/h1"}}, owner="ash")
    assert explore.open_exits(table.game, 0) == []


def test_a_wall_is_no_exit() -> None:
    with pytest.raises(ContentError, match='face "field" has no exit on edge N'):
        do(stage(), {"close-exit": {"face": "field", "edge": "N"}})
