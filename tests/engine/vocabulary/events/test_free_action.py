"""`free-action`: an offer in the turn menu that costs no action."""

from __future__ import annotations

from tests.engine.vocabulary.stage import counter, stage, when


def test_costs_no_action() -> None:
    table = stage({"ash": "a1"}, rules=[when("free-action", limit="turn")])
    table.use("ash", "seen")
    assert (counter(table), table.state.actions) == (1, 1)
    assert not table.offered("ash", "seen")
