"""`move`: the move value of a mouse."""

from __future__ import annotations

from tests.engine.table import CHEESE
from tests.engine.vocabulary.stage import stage


def test_changes_the_allowance() -> None:
    table = stage({"ash": "a1"}, rules=[{"of": "mouse", "modify": {"move": 1}}]).dice(CHEESE).begin("ash")
    assert table.state.allowance == 4
