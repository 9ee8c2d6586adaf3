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


def test_a_captured_mouse_finds_nothing() -> None:
    table = stage({"ash": "a1", "birch": "a1"}).dice(SWORD)
    do(table, {"capture": "owner"}, owner="ash")
    do(table, {"search": "captured-mice"}, owner="birch")
    assert not any(table.state.searched)
    assert len(table.game.script) == 1
