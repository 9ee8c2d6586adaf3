"""`boss-card-removed`: an initiative card of a boss has left the track."""

from __future__ import annotations

from engine.rulebook import wounds
from tests.engine.vocabulary.stage import counter, slot, stage, when


def test_names_the_boss_and_who_did_it() -> None:
    table = stage(
        {"ash": "a1"}, [("beast", "a2")], rules=[when("boss-card-removed", {"boss": "beast", "attacker": "ash"})]
    )
    table.track("beast-pounces", "ash", "beast-chases")
    wounds.wound(table.game, slot(table, "beast"), 1, 0)
    assert counter(table) == 0
    wounds.wound(table.game, slot(table, "beast"), 1, 0)
    assert counter(table) == 1
