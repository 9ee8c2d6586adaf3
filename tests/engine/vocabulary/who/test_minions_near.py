"""`minions-near`: the minions on the owner's space and on adjacent ones."""

from __future__ import annotations

import pytest

from tests.engine.vocabulary.stage import stage, who


def test_adjacent_spaces_count() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2"), ("grub", "a1"), ("ogre", "c5")])
    assert who(table, "minions-near", owner="ash") == ["rat", "grub"]
    assert who(table, "minions-near") == []


@pytest.mark.rule("PARTY-3")
def test_so_does_the_other_end_of_a_line_and_not_what_is_closed_off() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2"), ("ogre", "c5")])
    table.state.bridges = [table.space("a1"), table.space("c5")]
    table.state.closed = [table.space("a1"), table.space("a2")]
    assert who(table, "minions-near", owner="ash") == ["ogre"]
