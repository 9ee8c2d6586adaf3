"""`capture`: capture mice."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, stage


def test_takes_mice_off_the_board() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "c5")])
    do(table, {"capture": {"hero": "ash"}})
    assert table.state.captured == 1
    do(table, {"capture": "all-minions"})
    assert table.state.captured == 1


def test_gently_the_hourglass_and_the_equipment_stay() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    table.give("ash", "cap", worn=True)
    do(table, {"capture": {"who": {"hero": "ash"}, "gently": True}})
    assert table.state.page == 1
    assert ask(table, {"holds": {"card": "cap", "worn": True}}, figure="ash")
