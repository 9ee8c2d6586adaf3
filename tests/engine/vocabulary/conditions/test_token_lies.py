"""`token-lies`: a token lies on the board (or on some spaces)."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, stage


def test_asks_for_the_board_or_for_spaces() -> None:
    table = stage({"ash": "a1"})
    assert not ask(table, {"token-lies": "key"})
    do(table, {"put-token": {"token": "key", "at": "field/b2"}})
    assert ask(table, {"token-lies": "key"})
    assert ask(table, {"token-lies": {"token": "key", "at": "field/b2"}})
    assert not ask(table, {"token-lies": {"token": "key", "at": "here"}}, figure="ash")
