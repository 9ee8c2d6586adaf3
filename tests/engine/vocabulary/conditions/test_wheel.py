"""`wheel`: the cheese on the minion wheel."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, stage


def test_compares_the_cheese_on_the_wheel() -> None:
    table = stage()
    assert not ask(table, {"wheel": 1})
    do(table, {"wheel": 2}, owner="ash")
    assert ask(table, {"wheel": 2})
    assert not ask(table, {"wheel": {"at-most": 1}})
