"""`figures-at`: the figures on some spaces."""

from __future__ import annotations

from tests.engine.vocabulary.stage import stage, who


def test_finds_both_sides_on_some_spaces() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "a2"), ("grub", "c5")])
    assert who(table, {"figures-at": "field/a2"}) == ["birch", "rat"]
    assert who(table, {"figures-at": ["field/a1", "field/c5"]}) == ["ash", "grub"]
