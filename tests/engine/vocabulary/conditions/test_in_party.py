"""`in-party`: a hero is in the party."""

from __future__ import annotations

from tests.engine.vocabulary.stage import ask, stage


def test_holds_for_heroes_in_the_party() -> None:
    table = stage({"ash": "a1"})
    assert ask(table, {"in-party": "ash"})
    assert not ask(table, {"in-party": "birch"})
