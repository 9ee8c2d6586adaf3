"""`put-token`: put a token on a space."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage, where


def test_lies_on_every_space_meant() -> None:
    table = stage({"ash": "a1"})
    do(table, {"put-token": "key"}, owner="ash")
    do(table, {"put-token": {"token": "key", "at": "field/b2"}})
    assert where(table, {"token": "key"}) == ["a1", "b2"]


def test_nowhere_without_a_figure() -> None:
    table = stage({"ash": "a1"})
    do(table, {"put-token": "key"})
    assert where(table, {"token": "key"}) == []


def test_a_party_item_lies_only_while_the_party_has_its_card() -> None:
    table = stage({"ash": "a1"})
    do(table, {"put-token": "lantern"}, owner="ash")
    assert where(table, {"token": "lantern"}) == []
    table.give("ash", "lantern")
    do(table, {"put-token": "lantern"}, owner="ash")
    assert where(table, {"token": "lantern"}) == ["a1"]
