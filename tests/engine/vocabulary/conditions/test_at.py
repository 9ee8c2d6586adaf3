"""`at`: the figure asked about: stands on one of some spaces."""

from __future__ import annotations

from engine.rulebook import capture
from tests.engine.vocabulary.stage import ask, stage


def test_holds_for_figures_on_the_spaces() -> None:
    table = stage({"ash": "a1"}, [("rat", "c5")])
    assert ask(table, {"at": "field/a1"}, figure="ash")
    assert ask(table, {"at": ["field/a1", "field/a2"]}, figure="ash")
    assert not ask(table, {"at": "field/a2"}, figure="ash")
    assert ask(table, {"target": {"at": {"spaces-of": "target"}}}, event="attack-declared", other="rat")


def test_never_holds_for_figures_off_the_board() -> None:
    table = stage({"ash": "a1"})
    capture.capture(table.game, 0, -1)
    assert not ask(table, {"at": "anywhere"}, figure="ash")
