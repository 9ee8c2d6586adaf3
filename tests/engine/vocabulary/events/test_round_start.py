"""`round-start`: a new round begins at the top of the initiative track."""

from __future__ import annotations

from tests.engine.table import BOW
from tests.engine.vocabulary.stage import counter, stage, when


def test_comes_with_the_new_round() -> None:
    table = stage({"ash": "a1"}, rules=[when("round-start", {"round": {"is": 2}})])
    table.dice(BOW).step().end_turn("ash").step()
    assert counter(table) == 1
