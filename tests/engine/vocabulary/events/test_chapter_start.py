"""`chapter-start`: the chapter is set up and the first turn is about to begin."""

from __future__ import annotations

from tests.engine.table import start


def test_comes_before_the_first_turn() -> None:
    rule = {"when": "chapter-start", "do": [{"cheese": {"who": "all-mice", "amount": 1}}]}
    game = start({"rules": [rule]})
    assert game.state.cheese[:4] == [1, 1, 1, 1]
    assert start().state.cheese[:4] == [0, 0, 0, 0]
