"""`closest-mouse`: the mouse closest to the owner on its tile; of equals the one highest on the track."""

from __future__ import annotations

from tests.engine.vocabulary.stage import stage, who


def test_finds_the_closest_other_mouse() -> None:
    table = stage({"ash": "a1", "birch": "a3", "cedar": "c5"}, [("rat", "c4")])
    assert who(table, "closest-mouse", owner="rat") == ["cedar"]
    assert who(table, "closest-mouse", owner="ash") == ["birch"]
    assert who(table, "closest-mouse") == []
