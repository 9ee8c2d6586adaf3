"""`recover-dice`: the dice of a recover action."""

from __future__ import annotations

from engine.rulebook import statuses
from tests.engine.table import BOW, SWORD
from tests.engine.vocabulary.stage import stage


def test_changes_the_dice_of_recovering() -> None:
    table = stage({"ash": "a1"}, rules=[{"of": "mouse", "modify": {"recover-dice": 1}}]).dice(BOW, SWORD)
    table.afflict(0, "webbed")
    statuses.recover(table.game, 0, table.chapter.status_ids.index("webbed"))
    assert not table.has_status(0, "webbed")
