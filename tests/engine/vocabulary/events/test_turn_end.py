"""`turn-end`: a mouse or a minion card has finished its turn."""

from __future__ import annotations

from tests.engine.table import BOW, CHEESE
from tests.engine.vocabulary.stage import counter, stage, when


def test_comes_for_mice_and_once_for_a_minion_card() -> None:
    table = stage({"ash": "a1"}, [("rat", "c5"), ("rat", "c4")], rules=[when("turn-end", {"actor": ["ash", "rat"]})])
    table.dice(BOW).begin("ash").end_turn("ash")
    assert counter(table) == 1
    table.dice(CHEESE, CHEESE).begin("rat")
    assert counter(table) == 2
