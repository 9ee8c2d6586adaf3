"""`chosen-mouse`: one mouse the owner chooses."""

from __future__ import annotations

from tests.engine.vocabulary.stage import slot, stage, who


def test_the_players_choose_one() -> None:
    table = stage({"ash": "a1", "birch": "a2"})
    table.choose(slot(table, "birch"))
    assert who(table, "chosen-mouse", owner="ash") == ["birch"]
    assert who(table, {"chosen-mouse": "other-mice-on-tile"}, owner="ash") == ["birch"]
