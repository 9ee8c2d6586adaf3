"""`attack-rolled`: the attack roll lies on the table; it can still be rerolled."""

from __future__ import annotations

from tests.engine.table import BOW
from tests.engine.vocabulary.stage import counter, fight, stage, when


def test_comes_when_the_dice_lie_on_the_table() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")], rules=[when("attack-rolled", {"rolled": {"symbol": "bow", "is": 2}})])
    fight(table.dice(BOW, BOW), "ash", "rat")
    assert counter(table) == 1
