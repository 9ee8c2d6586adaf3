"""`minion-moved`: a minion figure has moved (or stayed) and is about to attack."""

from __future__ import annotations

from tests.engine.table import BOW, SWORD
from tests.engine.vocabulary.stage import counter, slot, stage, when


def test_comes_between_move_and_attack() -> None:
    stun = {
        "when": "minion-moved",
        "if": {"minion": "rat", "space": "field/a2"},
        "do": [{"status": {"who": "minion", "status": "webbed"}}],
    }
    table = stage({"ash": "a1"}, [("rat", "a4")], rules=[stun, when("minion-moved")])
    table.dice(SWORD, BOW, BOW).begin("rat")
    assert table.at(slot(table, "rat")) == "field/a2"
    assert (counter(table), table.has_status(slot(table, "rat"), "webbed")) == (1, True)
