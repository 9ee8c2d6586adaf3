"""`wheel`: the cheese on the minion wheel."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, number, stage


def test_is_the_cheese_on_the_wheel() -> None:
    table = stage()
    do(table, {"wheel": 3}, owner="ash")
    assert number(table, "wheel") == 3
