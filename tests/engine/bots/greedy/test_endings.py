"""Which values of a chapter's counters end it."""

from __future__ import annotations

from engine.bots.greedy.endings import ends_of_counters
from engine.bots.greedy.style import DEFAULT_STYLE
from engine.bots.planner.practice import PracticeResult
from tests.engine.table import Table

CHAPTER = {
    "counters": {"bells": {"max": 12}, "fuse": {"max": 5}, "coins": {}},
    "victory": {"counter": {"name": "bells", "at-least": 9}},
    "defeat": {"also": [{"id": "bang", "if": {"counter": {"name": "fuse", "at-least": 4}}}]},
}


def test_the_values_that_win_and_lose_are_found() -> None:
    table = Table({"ash": "a1"}, chapter=CHAPTER)
    before = table.state.counters[:]
    assert ends_of_counters(table.game, table.chapter.victories) == [9, -1, -1]
    assert ends_of_counters(table.game, table.chapter.defeats) == [-1, 4, -1]
    assert table.state.counters == before


def test_steps_to_victory_are_worth_the_same_and_steps_to_defeat_cost_more_and_more() -> None:
    table = Table({"ash": "a1"}, chapter=CHAPTER)
    practice = PracticeResult(table.chapter, DEFAULT_STYLE)
    practice.to_victory = ends_of_counters(table.game, table.chapter.victories)
    practice.to_defeat = ends_of_counters(table.game, table.chapter.defeats)
    bells, fuse, coins = practice.worth(900)
    assert bells[:10] == [100 * value for value in range(10)]
    costs = [fuse[value] - fuse[value + 1] for value in range(4)]
    assert costs == sorted(costs)
    assert sum(costs) == 900
    assert set(coins) == {0}
