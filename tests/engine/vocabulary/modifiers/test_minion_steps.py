"""`minion-steps`: the number a minion rolled for its move."""

from __future__ import annotations

from tests.engine.table import CHEESE
from tests.engine.vocabulary.stage import slot, stage


def test_changes_how_far_a_minion_goes() -> None:
    table = stage({"ash": "a1"}, [("rat", "c5")], rules=[{"of": "rat", "modify": {"minion-steps": 2}}])
    table.dice(CHEESE).begin("rat")
    assert table.at(slot(table, "rat")) in ("field/a4", "field/b3", "field/c2")
