"""`unlink`: make spaces not adjacent for mice; an earlier link is undone (with `links-only` nothing else is)."""

from __future__ import annotations

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
