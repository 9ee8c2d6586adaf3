"""`face-hits`: extra hits for certain faces of an attack roll."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.table import BOW, SWORD
from tests.engine.vocabulary.stage import fight, stage


@pytest.mark.parametrize(
    ("change", "wounds"), [({"faces": ["bow"]}, 2), ({"faces": ["bow"], "by": 2}, 3), ({"faces": ["cheese"]}, 1)]
)
def test_faces_hit_more_and_one_unless_said(change: dict[str, Any], wounds: int) -> None:
    table = stage({"ash": "a1"}, [("ogre", "a2")], rules=[{"of": "mouse", "modify": {"face-hits": change}}])
    assert fight(table.dice(SWORD, BOW, BOW, BOW), "ash", "ogre").wounds == wounds
