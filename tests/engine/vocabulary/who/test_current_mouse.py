"""`current-mouse`: the mouse whose turn it is; nobody in a minion's turn."""

from __future__ import annotations

from tests.engine.vocabulary.stage import stage, who


def test_finds_the_mouse_whose_turn_it_is() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "c5")])
    assert who(table, "current-mouse") == []
    table.state.current = table.card("birch")
    assert who(table, "current-mouse") == ["birch"]
    table.state.current = table.card("rat")
    assert who(table, "current-mouse") == []
