"""`defence`: the defence dice of a figure."""

from __future__ import annotations

from engine.records.chapter import DEFENCE
from engine.rulebook import values
from tests.engine.table import BOW, SHIELD, SWORD
from tests.engine.vocabulary.stage import fight, stage


def test_changes_defence_dice() -> None:
    table = stage({"ash": "a1"}, [("rat", "a2")], rules=[{"of": "rat", "modify": {"defence": 1}}])
    fight(table.dice(SWORD, BOW, BOW, SHIELD), "ash", "rat")
    assert table.count("rat") == 1
    assert values.mouse_value(table.game, 0, DEFENCE) == 1
