"""`hook-reach`: the spaces that the thread of the fishhook reaches."""

from __future__ import annotations

import pytest

from tests.engine.table import face, tile
from tests.engine.vocabulary.stage import stage, where

ROCKS = tile(face("rocks", "a1 a2 a3 a4 a5\nb1 # b3 b4 b5"))


def test_runs_straight_past_no_rock_and_no_further_than_its_length() -> None:
    table = stage({"ash": "b1"}, tiles=(ROCKS,))
    assert where(table, {"hook-reach": "owner"}, owner="ash") == []
    long = stage({"ash": "b1"}, tiles=(ROCKS,), options={"hook-length": 60})
    assert where(long, {"hook-reach": "owner"}, owner="ash") == ["a1", "a2"]


@pytest.mark.rule("MOVE-2")
def test_spans_the_dark_of_a_face_of_gaps() -> None:
    pipes = tile({**face("rocks", "a1 a2 a3 a4 a5\nb1 # b3 b4 b5"), "gaps": True})
    table = stage({"ash": "b1"}, tiles=(pipes,), options={"hook-length": 59})
    assert where(table, {"hook-reach": "owner"}, owner="ash") == ["a1", "a2", "b3"]
