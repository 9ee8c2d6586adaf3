"""`cheese-stolen`: a minion has stolen cheese; stopping the event keeps it off the wheel."""

from __future__ import annotations

from engine.rulebook import wounds
from tests.engine.vocabulary.stage import do, slot, stage


def test_names_the_thief_and_can_keep_it_off_the_wheel() -> None:
    stop = {"id": "stop", "when": "cheese-stolen", "if": {"thief": "grub", "amount": 1}, "do": ["instead"]}
    for rules, wheel in (([], 1), ([stop], 0)):
        table = stage({"ash": "a1"}, [("grub", "a2")], rules=rules)
        table.state.greedy = 1 << table.chapter.minion_ids.index("grub")
        do(table, {"cheese": {"who": "owner", "amount": 1}}, owner="ash")
        wounds.wound(table.game, 0, 1, slot(table, "grub"))
        assert (table.state.cheese[0], table.state.wheel) == (0, wheel)
