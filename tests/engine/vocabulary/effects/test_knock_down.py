"""`knock-down`: knock figures down; large ones stand firm."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, slot, stage


def test_large_figures_stand_firm() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2"), ("ogre", "a3")])
    do(table, {"knock-down": "everyone-on-tile"}, owner="ash")
    down = [table.has_status(slot(table, one), "knocked-down") for one in ("ash", "rat", "ogre")]
    assert down == [True, True, False]
