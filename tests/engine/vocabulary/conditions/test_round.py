"""`round`: the number of the round."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, stage


def test_compares_the_number_of_the_round_in_every_event() -> None:
    table = stage()
    table.state.round = 3
    assert ask(table, {"round": 2}, event="round-end")
    assert ask(table, {"round": 3}, event="turn-start")
    assert not ask(table, {"round": {"is": 2}}, event="round-start")
