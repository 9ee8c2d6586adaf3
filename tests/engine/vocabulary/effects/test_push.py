"""`push`: move figures a number of spaces along a direction or away from somebody, as far as there is room."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from tests.engine.vocabulary.stage import do, stage


def test_along_a_direction_as_far_as_there_is_room() -> None:
    table = stage({"ash": "a1"}, [("ogre", "a4")])
    do(table, {"push": {"who": "all-mice", "towards": "E", "spaces": 2}})
    assert table.at(0) == "field/a3"
    do(table, {"push": {"who": "all-mice", "towards": "E"}})
    assert table.at(0) == "field/a3"
    do(table, {"push": {"who": "all-mice", "towards": "N"}})
    assert table.at(0) == "field/a3"


def test_away_from_somebody() -> None:
    table = stage({"ash": "b2"}, [("rat", "b1")])
    do(table, {"push": {"who": "all-mice", "away-from": "owner"}}, owner="rat")
    assert table.at(0) == "field/b3"


def test_needs_one_direction() -> None:
    with pytest.raises(ContentError, match='"push" must have exactly one of "towards" and "away-from"'):
        do(stage(), {"push": {"who": "all-mice"}})
