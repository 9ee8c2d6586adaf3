"""`space`: named spaces of the rule's room: a space id, an area, `face/space`, or a list of those."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from tests.engine.table import BOW
from tests.engine.vocabulary.stage import stage, where


def test_finds_spaces_and_areas_by_name() -> None:
    rule = {"id": "in-the-corner", "when": "turn-end", "do": [{"set-trap": {"at": "corner"}}]}
    room = {"rooms": {"field": {"areas": {"corner": ["a1", "a2"]}, "rules": [rule]}}}
    table = stage({"ash": "c5"}, chapter=room).dice(BOW).begin("ash").end_turn("ash")
    assert table.state.traps == [table.space("a1"), table.space("a2")]
    assert where(table, "field/b2") == ["b2"]
    assert where(table, ["field/b2", "field/b3", "field/b2"]) == ["b2", "b3"]


def test_an_unknown_name_is_answered_with_a_suggestion() -> None:
    with pytest.raises(ContentError, match='unknown space or area of "field" "b22", did you mean "b2"'):
        where(stage(), "field/b22")
    with pytest.raises(ContentError, match='space "b2" has no face here: write "face/b2"'):
        where(stage(), "b2")
