"""`mouse-captured`: a mouse is being captured. Stopping the event lets it keep its equipment and come back at once."""

from __future__ import annotations

from engine.rulebook import capture
from tests.engine.vocabulary.stage import ask, stage


def test_counts_the_times_and_stopped_it_comes_back_with_its_gear() -> None:
    rule = {"when": "mouse-captured", "if": {"mouse": "ash", "times": 2}, "do": ["instead"]}
    table = stage({"ash": "a1", "birch": "a2"}, rules=[rule])
    table.give("ash", "cap", worn=True)
    capture.capture(table.game, 0, -1)
    assert table.state.captured == 1
    capture.rescue(table.game, 0)
    table.give("ash", "helm", worn=True)
    capture.capture(table.game, 0, -1)
    assert table.state.captured == 0
    assert ask(table, {"holds": {"card": "helm", "worn": True}}, figure="ash")
