"""Which option of a choice greedy takes."""

from __future__ import annotations

from typing import Any

from engine.bots.greedy.player import GreedyBot
from engine.records import decision as decisions
from tests.engine.decisions import make_decision
from tests.engine.table import Table


def _taken(first: list[Any], second: list[Any], seed: int, **chapter: Any) -> int:
    rule = {"id": "r", "when": "action", "do": [{"choose": [{"text": "a", "do": first}, {"text": "b", "do": second}]}]}
    table = Table({"ash": "a1"}, rules=[rule], chapter={"counters": {"pulls": {}}, **chapter})
    return GreedyBot(seed).choose(table.game, make_decision(decisions.OPTION, 0, [0, 1], 0))


def test_options_of_equal_worth_vary_with_the_seed() -> None:
    taken = [_taken([{"story": "One."}], [{"story": "Two."}], seed) for seed in range(20)]
    assert set(taken) == {0, 1}


def test_the_better_option_is_taken_whatever_the_seed() -> None:
    hurt, feed = [{"wound": "owner"}], [{"cheese": {"who": "owner", "amount": 1}}]
    assert {_taken(hurt, feed, seed) for seed in range(10)} == {1}
    assert {_taken(feed, hurt, seed) for seed in range(10)} == {0}


def test_the_option_that_moves_the_goal_is_taken() -> None:
    feed, pull = [{"cheese": {"who": "owner", "amount": 1}}], [{"count": "pulls"}]
    goal = {"victory": {"counter": {"name": "pulls", "at-least": 1}}}
    assert {_taken(feed, pull, seed, **goal) for seed in range(10)} == {1}
