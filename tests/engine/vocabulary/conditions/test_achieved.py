"""`achieved`: an achievement has been earned, here or earlier in the campaign."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, stage


def test_holds_once_it_is_earned() -> None:
    table = stage()
    assert not ask(table, {"achieved": "brave"})
    do(table, {"achieve": "brave"}, owner="ash")
    assert ask(table, {"achieved": "brave"})
