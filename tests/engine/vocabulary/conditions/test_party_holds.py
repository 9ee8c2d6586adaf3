"""`party-holds`: the party has a party item: in the stash, or anywhere at all."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, stage


def test_asks_for_the_stash_or_for_anywhere() -> None:
    table = stage({"ash": "a1"})
    assert not ask(table, {"party-holds": "lantern"})
    table.give("ash", "lantern")
    assert ask(table, {"party-holds": "lantern"})
    do(table, {"put-token": "lantern"}, owner="ash")
    assert not ask(table, {"party-holds": "lantern"})
    assert ask(table, {"party-holds": {"card": "lantern", "in-stash": False}})
