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
