"""`cure`: remove poison wounds or statuses, one for each of the amount: the player chooses whom. Of a mouse"""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage


def test_takes_poison_first_and_then_statuses() -> None:
    table = stage({"ash": "a1"})
    do(table, {"wound": {"who": "owner", "poison": True}}, {"wound": "owner"}, owner="ash")
    table.afflict(0, "stunned")
    do(table, {"cure": {"who": "owner", "amount": 1}}, owner="ash")
    assert (table.state.poison[0], table.state.wounds[0], table.has_status(0, "stunned")) == (0, 1, True)
    do(table, {"cure": {"who": "owner", "amount": 5}}, owner="ash")
    assert (table.state.wounds[0], table.has_status(0, "stunned")) == (1, False)
