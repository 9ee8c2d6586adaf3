"""`on-face`: the figure asked about: stands on a face."""

from __future__ import annotations

from engine.rulebook import capture
from tests.engine.table import ROAD
from tests.engine.vocabulary.stage import ask, stage


def test_holds_for_figures_on_the_face() -> None:
    table = stage({"ash": "a1"}, tiles=ROAD)
    assert ask(table, {"on-face": "field"}, figure="ash")
    assert not ask(table, {"on-face": "hall"}, figure="ash")
    capture.capture(table.game, 0, -1)
    assert not ask(table, {"on-face": "field"}, figure="ash")
