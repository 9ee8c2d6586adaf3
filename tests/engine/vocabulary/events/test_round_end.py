"""`round-end`: the last card on the track has had its turn."""

from __future__ import annotations

from tests.engine.table import BOW
from tests.engine.vocabulary.stage import counter, stage, when


def test_comes_after_the_last_card() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, rules=[when("round-end")])
    table.dice(BOW).step().end_turn("ash").dice(BOW).step().end_turn("birch")
    assert counter(table) == 0
    table.step()
    assert (counter(table), table.state.round) == (1, 2)
