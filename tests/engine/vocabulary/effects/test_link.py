"""`link`: make spaces adjacent for mice."""

from __future__ import annotations

from engine.records.decision import OP_BATTLE, OP_SHARE
from tests.engine.table import CHEESE
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
