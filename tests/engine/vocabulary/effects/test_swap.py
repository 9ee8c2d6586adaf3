"""`swap`: two figures change places."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage


def test_two_figures_change_places() -> None:
    table = stage({"ash": "a1", "birch": "c5"}, [("ogre", "b3")])
    do(table, {"swap": {"who": "owner", "with": {"hero": "birch"}}}, owner="ash")
    assert (table.at(0), table.at(1)) == ("field/c5", "field/a1")
    do(table, {"swap": {"who": "owner", "with": "all-minions"}}, owner="ash")
    assert table.at(0) == "field/c5"
