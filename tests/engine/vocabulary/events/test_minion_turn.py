"""`minion-turn`: one minion figure is about to move. Stopping the event takes the place of its move and attack."""

from __future__ import annotations

from tests.engine.vocabulary.stage import stage


def test_can_take_the_place_of_move_and_attack() -> None:
    rest = {"replace": {"minion-turn": [{"wheel": 1}]}, "if": {"minion": "rat"}}
    table = stage({"ash": "a1"}, [("rat", "a2"), ("rat", "a3")], rules=[rest]).begin("rat")
    assert (table.state.wheel, table.state.wounds[0]) == (2, 0)
