"""`round`: the number of the round."""

from __future__ import annotations

from tests.engine.vocabulary.stage import number, stage


def test_is_the_number_of_the_round() -> None:
    table = stage()
    table.state.round = 5
    assert number(table, "round") == 5
