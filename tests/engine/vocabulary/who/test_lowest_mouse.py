"""`lowest-mouse`: the mouse lowest on the initiative track among some."""

from __future__ import annotations

from tests.engine.vocabulary.stage import stage, who


def test_goes_by_the_track() -> None:
    table = stage({"ash": "a1", "birch": "a2", "cedar": "a3"}, [("rat", "c5")]).track("cedar", "ash", "birch", "rat")
    assert who(table, "lowest-mouse") == ["birch"]
    assert who(table, {"lowest-mouse": {"those": {"from": "all-mice", "except": {"hero": "birch"}}}}) == ["ash"]
    assert who(table, {"lowest-mouse": "all-minions"}) == []
