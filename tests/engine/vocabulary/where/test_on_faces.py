"""`on-faces`: every space of some faces; those that are down only if `down` says so."""

from __future__ import annotations

import pytest

from engine.records.errors import ContentError
from tests.engine.table import ROAD
from tests.engine.vocabulary.stage import stage, where


def test_finds_the_spaces_of_all_faces_that_are_up() -> None:
    table = stage({"ash": "a1"}, tiles=ROAD)
    assert where(table, {"on-faces": "hall"}) == ["h1", "h2", "h3"]
    assert len(where(table, {"on-faces": ["field", "hall"]})) == 18
    assert where(table, {"on-faces": "cellar"}) == []
    assert len(where(table, {"on-faces": {"faces": "cellar", "down": True}})) == 8


def test_one_of_them_can_be_drawn() -> None:
    drawn = {where(stage({"ash": "a1"}, tiles=ROAD, seed=seed), {"random": {"on-faces": ["field", "hall"]}})[0][0]
             for seed in range(40)}  # fmt: skip
    assert drawn == {"a", "b", "c", "h"}


def test_an_unknown_face_is_an_error() -> None:
    with pytest.raises(ContentError, match='unknown face of this chapter "attic"'):
        where(stage(), {"on-faces": ["attic"]})
