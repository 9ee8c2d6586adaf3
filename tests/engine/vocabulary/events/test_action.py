"""`action`: not a moment but an offer: the rule stands in the turn menu and costs the mouse its action."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, stage, when


def test_stands_in_the_menu_and_costs_the_action() -> None:
    table = stage({"ash": "a1", "birch": "a2"}, rules=[when("action", {"actor": "warrior"})])
    assert not table.offered("birch", "seen")
    table.use("ash", "seen")
    assert counter(table) == 1
    assert not table.offered("ash", "seen")


def test_the_actor_is_the_owner_even_of_a_chapters_offer() -> None:
    rule = {"id": "rest", "when": "action", "do": [{"cheese": {"who": "owner", "amount": 1}}]}
    table = stage({"ash": "a1"}, rules=[rule]).use("ash", "rest")
    assert table.state.cheese[0] == 1
