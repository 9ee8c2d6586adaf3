"""`any-status`: the figure asked about: under any status at all."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, stage


def test_holds_for_figures_under_a_status() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    table.afflict(0, "webbed")
    assert ask(table, {"any-status": True}, figure="ash")
    assert not ask(table, {"any-status": True}, figure="birch")
    assert ask(table, {"any-status": False}, figure="birch")
