"""`move-further`: the mouse whose turn it is may move that many spaces more this turn."""

from __future__ import annotations

from tests.engine.table import CHEESE
from tests.engine.vocabulary.stage import do, stage


def test_adds_to_the_allowance() -> None:
    table = stage({"ash": "a1"}).dice(CHEESE).begin("ash")
    before = table.state.allowance
    do(table, {"move-further": 2}, owner="ash")
    assert table.state.allowance == before + 2
