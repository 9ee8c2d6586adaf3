"""`token-placed`: a token has been put on a space."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, do, stage, when


def test_names_the_token_and_the_space() -> None:
    table = stage({"ash": "a1"}, rules=[when("token-placed", {"token": "key", "space": "field/b2"})])
    table.give("ash", "lantern")
    do(table, {"put-token": {"token": "lantern", "at": "field/b2"}})
    assert counter(table) == 0
    do(table, {"put-token": {"token": "key", "at": "field/b2"}})
    assert counter(table) == 1
