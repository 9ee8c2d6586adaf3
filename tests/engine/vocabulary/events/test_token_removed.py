"""`token-removed`: a token has been taken off the board."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, do, stage, when


def test_names_the_token_and_the_space() -> None:
    table = stage(rules=[when("token-removed", {"token": "key", "space": "field/b2"})])
    do(table, {"put-token": {"token": "key", "at": ["field/b2", "field/c3"]}}, {"take-token": "key"})
    assert counter(table) == 1
