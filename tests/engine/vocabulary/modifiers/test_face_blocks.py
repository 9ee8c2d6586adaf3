"""`face-blocks`: extra blocks for certain faces of a defence roll."""

from __future__ import annotations

from tests.engine.table import CHEESE, SWORD
from tests.engine.vocabulary.stage import fight, stage


def test_faces_block_more() -> None:
    rule = {"of": "rat", "modify": {"face-blocks": {"faces": "cheese", "by": 2}}}
    table = stage({"ash": "a1"}, [("rat", "a2")], rules=[rule])
    fight(table.dice(SWORD, SWORD, CHEESE), "ash", "rat")
    assert table.count("rat") == 1
