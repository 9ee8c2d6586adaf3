"""`turn-start`: a mouse or a minion card begins its turn; for minions once per card."""

from __future__ import annotations

from tests.engine.table import CHEESE
from tests.engine.vocabulary.stage import stage


def test_comes_before_the_move_die() -> None:
    rule = {
        "when": "turn-start",
        "if": {"actor": "ash"},
        "do": [{"lasting": {"who": "actor", "rule": {"modify": {"move": 2}}}}],
    }
    table = stage({"ash": "a1"}, rules=[rule]).dice(CHEESE).begin("ash")
    assert table.state.allowance == 5
