"""`battle-action`: an offer in the turn menu that takes the place of a battle action."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, stage, when


def test_is_offered_where_an_attack_would_be() -> None:
    table = stage({"ash": "a1"}, rules=[when("battle-action")])
    assert table.offered("ash", "seen")
    table.use("ash", "seen")
    assert counter(table) == 1
    barred = stage({"ash": "a1"}, rules=[when("battle-action"), {"forbid": "battle"}])
    assert not barred.offered("ash", "seen")
