"""`extra-move`: the mouse whose turn it is rolls and may move again."""

from __future__ import annotations

from tests.engine.table import CHEESE, SHIELD
from tests.engine.vocabulary.stage import do, stage


def test_the_mouse_whose_turn_it_is_rolls_again() -> None:
    table = stage({"ash": "a1"}).dice(CHEESE, SHIELD).begin("ash")
    do(table, "extra-move", owner="ash")
    assert table.state.allowance == 5
    assert table.state.can_move


def test_no_mouse_rolls_in_a_minions_turn() -> None:
    table = stage({"ash": "a1"}, [("rat", "c5")])
    table.state.current = table.card("rat")
    do(table, "extra-move", owner="ash")
    assert not table.state.can_move
