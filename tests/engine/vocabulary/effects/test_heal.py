"""`heal`: remove ordinary wounds."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage


def test_takes_ordinary_wounds_only() -> None:
    table = stage({"ash": "a1"})
    do(table, {"wound": {"who": "owner", "amount": 2}}, {"wound": {"who": "owner", "poison": True}}, owner="ash")
    do(table, {"heal": {"who": "owner", "amount": 5}}, owner="ash")
    assert (table.state.wounds[0], table.state.poison[0]) == (0, 1)


def test_a_boss_heals_on_its_most_wounded_card() -> None:
    table = stage({"ash": "a1"}, [("beast", "c5")]).track("beast-chases", "ash", "beast-pounces")
    chases, pounces = table.card("beast-chases"), table.card("beast-pounces")
    table.state.card_wounds[chases], table.state.card_wounds[pounces] = 2, 1
    do(table, {"heal": {"who": "all-minions", "amount": 2}})
    assert (table.state.card_wounds[chases], table.state.card_wounds[pounces]) in ((1, 0), (0, 1))
    do(table, {"heal": {"who": "all-minions", "amount": 9}})
    assert (table.state.card_wounds[chases], table.state.card_wounds[pounces]) == (0, 0)


def test_can_be_forbidden() -> None:
    table = stage({"ash": "a1"}, rules=[{"forbid": "heal"}])
    do(table, {"wound": "owner"}, {"heal": {"who": "owner"}}, owner="ash")
    assert table.state.wounds[0] == 1
