"""`pack-limit`: the cards a pack holds besides tricks."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage


def test_changes_how_much_a_pack_holds() -> None:
    rule = {"of": "mouse", "modify": {"pack-limit": -2}}
    for rules, cards in (([], 3), ([rule], 1)):
        table = stage({"ash": "a1"}, rules=rules)
        do(table, *[{"give-card": "pebble"} for _ in range(3)], owner="ash")
        assert len(table.state.pack[0]) == cards


def test_a_limit_that_sinks_takes_no_cards_away() -> None:
    table = stage({"ash": "a1"}, rules=[{"of": "mouse", "modify": {"pack-limit": -2}, "if": {"page": {"at-least": 2}}}])
    do(table, *[{"give-card": "pebble"} for _ in range(2)], owner="ash")
    do(table, {"hourglass": 1})
    table.check()
    assert len(table.state.pack[0]) == 2
