"""`unlink`: make spaces not adjacent for mice; an earlier link is undone (with `links-only` nothing else is)."""

from __future__ import annotations

from tests.engine.table import CHEESE
from tests.engine.vocabulary.stage import do, stage, where


def test_spaces_are_adjacent_no_more() -> None:
    table = stage({"ash": "a1"})
    do(table, {"unlink": {"from": "field/a1", "to": "field/a2"}}, {"unlink": {"from": "field/a2", "to": "field/a1"}})
    assert where(table, {"adjacent-to": "owner"}, owner="ash") == ["b1"]
    assert len(table.state.closed) == 2


def test_all_links_of_a_space_can_be_undone() -> None:
    table = stage({"ash": "a1"})
    do(table, {"link": {"from": "field/a1", "to": ["field/c5", "field/c4"]}}, {"unlink": {"from": "field/a1"}})
    assert sorted(where(table, {"adjacent-to": "owner"}, owner="ash")) == ["a2", "b1"]


def test_links_only_keeps_touching_spaces_adjacent() -> None:
    table = stage({"ash": "a1"})
    do(table, {"unlink": {"from": "field/a1", "to": "field/a2", "links-only": True}})
    assert "a2" in where(table, {"adjacent-to": "owner"}, owner="ash")


# -- for minions -------------------------------------------------------------------------------------------------------


def test_minions_go_round_a_line_that_is_closed_for_them() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")])
    do(table, {"unlink": {"from": "field/a1", "to": "field/a2", "for": "minions"}})
    table.dice(CHEESE, *[CHEESE] * 9).begin("rat")
    assert table.at(table.minion("rat")) == "field/b2"
    assert not table.happened("attack")
    assert "a2" in where(table, {"adjacent-to": "owner"}, owner="ash")


def test_links_only_closes_nothing_for_minions() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")])
    do(table, {"unlink": {"from": "field/a1", "to": "field/a2", "links-only": True, "for": "minions"}})
    assert table.state.minion_lines == []


def test_a_closed_line_is_opened_again_for_minions() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")])
    cut = {"from": "field/a1", "to": "field/a2", "for": "minions"}
    do(table, {"unlink": cut}, {"unlink": {"from": "field/a1", "for": "minions"}})
    assert len(table.state.minion_lines) == 3
    do(table, {"link": cut})
    table.dice(*[CHEESE] * 10).begin("rat")
    assert table.happened("attack")
