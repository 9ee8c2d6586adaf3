"""`first-time`: a face is entered for the first time in this chapter."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from tests.engine.vocabulary.stage import ask, stage


def test_tells_a_first_visit_from_a_second() -> None:
    table = stage()
    assert ask(table, {"first-time": True}, event="tile-entered", figure="ash", amount=1)
    assert not ask(table, {"first-time": True}, event="tile-entered", figure="ash", amount=0)
    assert ask(table, {"first-time": False}, event="tile-entered", figure="ash", amount=0)


def test_is_refused_elsewhere() -> None:
    with pytest.raises(ContentError, match='"first-time" works only in "tile-entered" rules'):
        ask(stage(), {"first-time": True}, event="round-end")
