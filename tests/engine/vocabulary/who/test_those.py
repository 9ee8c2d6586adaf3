"""`those`: some figures, narrowed: by conditions that speak of `it`, without some, or chosen by the players."""

from __future__ import annotations

from engine.records.decision import DONE
from tests.engine.vocabulary.stage import do, stage, who

TRIO = {"ash": "a1", "birch": "a2", "cedar": "a3"}


def test_conditions_and_exceptions_narrow() -> None:
    table = stage(TRIO)
    do(table, {"wound": {"those": {"from": "all-mice", "except": "owner"}}}, owner="ash")
    assert who(table, {"those": {"from": "all-mice", "if": {"wounded": True}}}) == ["birch", "cedar"]
    assert who(table, {"those": "all-mice", "if": {"wounded": False}}) == ["ash"]
    assert who(table, {"those": {"from": "all-mice", "if": "tinkerer"}}) == ["cedar"]
    assert who(table, {"those": {"from": "all-mice", "if": ["ash", "tinkerer"]}}) == ["ash", "cedar"]


def test_the_players_choose_a_number_of_them() -> None:
    table = stage(TRIO).choose(2, 0)
    assert who(table, {"those": {"from": "all-mice", "choose": 2}}, owner="ash") == ["ash", "cedar"]


def test_fewer_may_be_chosen_where_that_is_allowed() -> None:
    table = stage(TRIO).choose(1, DONE)
    assert who(table, {"those": {"from": "all-mice", "choose": 3, "up-to": True}}, owner="ash") == ["birch"]


def test_the_order_of_the_keys_does_not_matter() -> None:
    table = stage(TRIO)
    assert who(table, {"except": "owner", "those": "all-mice"}, owner="ash") == ["birch", "cedar"]
