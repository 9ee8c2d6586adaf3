"""`there`: the space the event speaks of, or the one chosen by `pick-space` before."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from tests.engine.vocabulary.stage import do, stage, where


def test_is_the_space_of_the_event() -> None:
    table = stage()
    assert where(table, "there", event="space-entered", figure="ash", space="b2") == ["b2"]
    assert where(table, "space", event="space-entered", figure="ash", space="b2") == ["b2"]


def test_is_the_space_picked_before() -> None:
    table = stage()
    table.choose(table.space("b2"))
    do(table, {"pick-space": "anywhere"}, {"set-trap": "there"}, owner="ash", event="action")
    assert table.state.traps == [table.space("b2")]


def test_is_an_error_where_the_event_has_no_space() -> None:
    with pytest.raises(ContentError, match='there is no space "there" in "round-end"'):
        where(stage(), "there")
