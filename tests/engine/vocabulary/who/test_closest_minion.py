"""`closest-minion`: the minion closest to the owner on its tile; of equals the one highest on the track."""

from __future__ import annotations

from tests.engine.vocabulary.stage import stage, who


def test_finds_the_closest_on_the_tile() -> None:
    table = stage({"ash": "a1"}, [("rat", "c5"), ("grub", "a3")])
    assert who(table, "closest-minion", owner="ash") == ["grub"]


def test_of_equals_the_highest_on_the_track_is_meant() -> None:
    table = stage({"ash": "a3"}, [("rat", "a2"), ("grub", "a4")]).track("grub", "ash", "rat")
    assert who(table, "closest-minion", owner="ash") == ["grub"]


def test_without_a_figure_none_is_closest() -> None:
    table = stage({"ash": "a1"}, [("rat", "c5")])
    assert who(table, "closest-minion") == []
