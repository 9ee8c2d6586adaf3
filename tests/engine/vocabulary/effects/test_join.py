"""`join`: a hero joins the party, on a space."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, do, stage


def test_a_hero_comes_with_card_equipment_and_ability() -> None:
    table = stage({"ash": "a1"})
    do(table, {"join": {"hero": "birch", "at": "here"}}, owner="ash")
    assert table.state.track == [0, 1]
    assert table.at(1) == "field/a1"
    assert ask(table, {"holds": {"card": "bow", "worn": True}}, figure="birch")
    do(table, {"join": "birch"}, owner="ash")
    assert table.state.mice == 2


def test_no_hero_joins_on_a_face_that_is_down() -> None:
    table = stage({"ash": "a1"})
    do(table, {"join": {"hero": "birch", "at": "cellar/a1"}}, owner="ash")
    assert table.state.mice == 1
    do(table, {"join": {"hero": "birch", "at": "field/a1"}}, owner="ash")
    assert table.state.mice == 2
