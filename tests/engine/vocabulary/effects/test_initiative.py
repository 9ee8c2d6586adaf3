"""`initiative`: move initiative cards on the track: up (negative) or down."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from tests.engine.vocabulary.stage import do, stage


def test_moves_cards_up_down_and_to_the_ends() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, [("rat", "c5"), ("rat", "c4")]).track("ash", "birch", "rat")
    do(table, {"initiative": {"who": {"minions": "rat"}, "by": -1}})
    assert table.state.track == [0, table.card("rat"), 1]
    do(table, {"initiative": {"who": {"hero": "ash"}, "to": "bottom"}})
    assert table.state.track == [table.card("rat"), 1, 0]
    do(table, {"initiative": {"who": {"hero": "ash"}, "to": "top"}})
    assert table.state.track == [0, table.card("rat"), 1]


def test_needs_a_measure() -> None:
    with pytest.raises(ContentError, match='"initiative" must have exactly one of "by" and "to"'):
        do(stage(), {"initiative": {"who": "owner"}}, owner="ash")
