"""`highest-mouse`: the mouse highest on the initiative track among some."""

from __future__ import annotations

from tests.engine.vocabulary.stage import stage, who


def test_goes_by_the_track() -> None:
    table = stage({"ash": "a1", "birch": "a2", "cedar": "a3"}, [("rat", "c5")]).track("rat", "cedar", "ash", "birch")
    assert who(table, "highest-mouse") == ["cedar"]
    assert who(table, {"highest-mouse": {"those": {"from": "all-mice", "except": {"hero": "cedar"}}}}) == ["ash"]
    assert who(table, {"highest-mouse": "all-minions"}) == []
