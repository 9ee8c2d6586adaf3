"""The state graph against exhaustive play of the engine, on small boards made up at random.

What two or three mice can do takes a while to play out: a part runs with the other tests, all of it with `make soak`.
"""

from __future__ import annotations

from collections import Counter

import pytest

from authoring.boardgraph import build_graph
from tests.authoring.boardgraph.boards import random_board
from tests.authoring.boardgraph.exhaustive import Play

BOARDS = 300
BOARDS_OF_TWO = 20
BOARDS_OF_THREE = 12
CLASSES = {"ash": {"leader", "warrior"}, "elder": {"scamp"}, "birch": {"archer"}}
TWO = ["ash", "elder"]
Verdict = tuple[bool, bool]
"""Whether the goal is reachable, and whether there is a soft lock."""


def verdicts(seed: int, heroes: list[str]) -> tuple[Verdict, Verdict]:
    """By the graph, and by exhaustive play."""
    content = random_board(seed, len(heroes))
    graph = build_graph(content, frozenset().union(*(CLASSES[hero] for hero in heroes)))
    play = Play(content, heroes)
    wins = bool(graph.wins())
    return (wins, wins and bool(graph.lost())), (play.goal_reachable(), play.soft_lock_exists())


def disagreements(seeds: range, heroes: list[str]) -> list[int]:
    return [seed for seed in seeds if len(set(verdicts(seed, heroes))) > 1]


@pytest.fixture(scope="module")
def found() -> dict[int, tuple[Verdict, Verdict]]:
    return {seed: verdicts(seed, [TWO[seed % 2]]) for seed in range(BOARDS)}


def test_the_graph_agrees_with_exhaustive_play(found: dict[int, tuple[Verdict, Verdict]]) -> None:
    assert [seed for seed, (graph, play) in found.items() if graph != play] == []


def test_the_boards_show_every_verdict(found: dict[int, tuple[Verdict, Verdict]]) -> None:
    counts = Counter(play for _, play in found.values())
    assert counts.keys() == {(False, False), (True, False), (True, True)}
    assert min(counts.values()) >= 10, counts


def test_the_graph_agrees_with_two_mice() -> None:
    assert disagreements(range(BOARDS_OF_TWO), TWO) == []


@pytest.mark.parametrize("seed", [79, 187, 191])
def test_two_mice_that_arrive_on_the_goal_have_won(seed: int) -> None:
    assert disagreements(range(seed, seed + 1), TWO) == []


def test_the_graph_agrees_with_three_mice() -> None:
    assert disagreements(range(BOARDS_OF_THREE), list(CLASSES)) == []


@pytest.mark.soak
def test_the_graph_agrees_with_two_mice_on_all_boards() -> None:
    assert disagreements(range(BOARDS), TWO) == []


@pytest.mark.soak
def test_the_graph_agrees_with_three_mice_on_all_boards() -> None:
    assert disagreements(range(BOARDS), list(CLASSES)) == []
