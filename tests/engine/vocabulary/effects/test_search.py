"""`search`: a mouse searches at once, without spending an action."""

from __future__ import annotations

from tests.engine.table import SWORD
from tests.engine.vocabulary.stage import do, stage


def test_searches_at_once_where_it_may() -> None:
    table = stage({"ash": "a1"}).dice(SWORD)
    do(table, "search", owner="ash")
    assert table.state.searched[0]
    do(table, "search", owner="ash")
    assert table.game.script == []
