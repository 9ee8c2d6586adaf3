"""`link`: make spaces adjacent for mice or minions."""

from __future__ import annotations

import pytest

from engine.records.decision import OP_BATTLE, OP_SHARE
from tests.engine.table import CHEESE, ROAD
from tests.engine.vocabulary.stage import do, stage, where


def test_spaces_become_adjacent_for_mice() -> None:
    table = stage({"ash": "a1"})
    do(table, {"link": {"from": "field/a1", "to": "field/c5"}})
    assert "c5" in where(table, {"adjacent-to": "owner"}, owner="ash")
    bridges = table.state.bridges
    do(table, {"link": {"from": "field/c5", "to": "field/a1"}})
    assert len(table.state.bridges) == len(bridges)


def test_a_closed_line_is_open_again() -> None:
    table = stage({"ash": "a1"})
    do(table, {"unlink": {"from": "field/a1", "to": "field/a2"}})
    assert "a2" not in where(table, {"adjacent-to": "owner"}, owner="ash")
    do(table, {"link": {"from": "field/a1", "to": "field/a2"}})
    assert "a2" in where(table, {"adjacent-to": "owner"}, owner="ash")


def test_for_movement_alone_it_makes_no_neighbours() -> None:
    table = stage({"ash": "a1", "birch": "c5"}, [("rat", "c5")]).dice(CHEESE).begin("ash")
    do(table, {"link": {"from": "field/a1", "to": "field/c5", "movement-only": True}})
    assert "c5" in table.reach("ash")
    assert not {OP_BATTLE, OP_SHARE} & table.ops("ash")
    do(table, {"link": {"from": "field/a1", "to": "field/c5"}})
    assert OP_BATTLE in table.ops("ash")
    do(table, {"unlink": {"from": "field/a1"}})
    assert (table.state.bridges, table.state.threads) == ([], [])


# -- for minions -------------------------------------------------------------------------------------------------------

WAY = {"from": "field/a1", "to": "field/c5"}


def where_the_rat_goes(*effects: dict[str, object]) -> str:
    """Where a rat in one corner ends its move of one step towards a mouse in the other corner."""
    table = stage({"ash": "a1"}, [("rat", "c5")])
    do(table, *effects)
    table.dice(CHEESE, *[CHEESE] * 9).begin("rat")
    table.check()
    return table.at(table.minion("rat"))


def test_minions_take_the_new_way() -> None:
    assert where_the_rat_goes() == where_the_rat_goes({"link": WAY}) == "field/b5"
    assert where_the_rat_goes({"link": {**WAY, "for": "minions"}}) == "field/a1"
    assert where_the_rat_goes({"link": {**WAY, "for": ["mice", "minions"]}}) == "field/a1"


def test_a_way_for_minions_is_none_for_mice() -> None:
    table = stage({"ash": "a1"})
    do(table, {"link": {**WAY, "for": "minions"}})
    assert "c5" not in where(table, {"adjacent-to": "owner"}, owner="ash")


@pytest.mark.parametrize(("only", "attacked"), [(False, True), (True, False)])
def test_minions_attack_along_a_link_but_not_along_one_for_movement(only: bool, attacked: bool) -> None:
    table = stage({"ash": "a1"}, [("rat", "c5")])
    table.afflict(table.minion("rat"), "webbed")  # it cannot move
    do(table, {"link": {**WAY, "for": "minions", "movement-only": only}})
    table.dice(*[CHEESE] * 9).begin("rat")
    assert table.happened("attack") is attacked


def test_a_link_that_is_undone_is_forgotten() -> None:
    link, cut = {"link": {**WAY, "for": "minions"}}, {"unlink": {"from": "field/a1", "for": "minions"}}
    assert where_the_rat_goes(link, cut) == "field/b5"
    assert where_the_rat_goes(link, {"unlink": {**WAY, "for": "mice"}}) == "field/a1"


def test_spaces_of_two_faces_are_not_linked() -> None:
    table = stage({"ash": "a1"}, tiles=ROAD)
    do(table, {"link": {"from": "field/a1", "to": "hall/h1", "for": ["minions", "mice"]}})
    assert table.state.minion_lines == table.state.bridges == []
