"""`end-turn`: the current turn ends at once."""

from __future__ import annotations

from tests.engine.table import BOW
from tests.engine.vocabulary.stage import stage


def test_the_menu_closes() -> None:
    rule = {"id": "stop", "when": "space-entered", "do": ["end-turn"]}
    table = stage({"ash": "a1", "birch": "c5"}, rules=[rule]).dice(BOW).begin("ash")
    table.move("ash", "a2").step()
    assert table.state.acted & 1
