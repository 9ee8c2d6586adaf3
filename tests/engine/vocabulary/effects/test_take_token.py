"""`take-token`: take tokens of a kind off the board, from some spaces or everywhere."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage, where


def test_from_some_spaces_or_everywhere() -> None:
    table = stage()
    do(table, {"put-token": {"token": "key", "at": ["field/a1", "field/b2", "field/c3"]}})
    do(table, {"take-token": {"token": "key", "at": "field/b2"}})
    assert where(table, {"token": "key"}) == ["a1", "c3"]
    do(table, {"take-token": "key"})
    assert where(table, {"token": "key"}) == []
