"""`token`: where tokens of a kind lie."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage, where


def test_finds_where_they_lie() -> None:
    table = stage()
    assert where(table, {"token": "key"}) == []
    do(table, {"put-token": {"token": "key", "at": ["field/b2", "field/c3"]}})
    assert where(table, {"token": "key"}) == ["b2", "c3"]
