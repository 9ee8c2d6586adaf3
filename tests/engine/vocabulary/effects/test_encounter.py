"""`encounter`: draw an encounter card for the rule's room or the owner's face."""

from __future__ import annotations

from tests.engine.vocabulary.stage import do, stage


def test_draws_a_card_and_places_its_minions() -> None:
    table = stage({"ash": "a1"}, chapter={"encounters": {"decks": ["calm"]}})
    do(table, "encounter", owner="ash")
    assert table.count("rat") == 1
    assert table.state.encounter_up >= 0
