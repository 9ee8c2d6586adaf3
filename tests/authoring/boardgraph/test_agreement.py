"""The state graph against exhaustive play of the engine, on small boards made up at random."""

from __future__ import annotations

from collections import Counter

import pytest

from authoring.boardgraph import build_graph
from tests.authoring.boardgraph.boards import random_board
from tests.authoring.boardgraph.exhaustive import Play

BOARDS = 300
HEROES = (("ash", ("leader", "warrior")), ("elder", ("scamp",)))
Verdict = tuple[bool, bool]
"""Whether the goal is reachable, and whether there is a soft lock."""


def verdicts(seed: int) -> tuple[Verdict, Verdict]:
    """By the graph, and by exhaustive play."""
    hero, classes = HEROES[seed % 2]
    content = random_board(seed)
    graph = build_graph(content, frozenset(classes))
    play = Play(content, hero)
    wins = bool(graph.wins())
    return (wins, wins and bool(graph.lost())), (play.goal_reachable(), play.soft_lock_exists())


@pytest.fixture(scope="module")
def found() -> dict[int, tuple[Verdict, Verdict]]:
    return {seed: verdicts(seed) for seed in range(BOARDS)}


def test_the_graph_agrees_with_exhaustive_play(found: dict[int, tuple[Verdict, Verdict]]) -> None:
    assert [seed for seed, (graph, play) in found.items() if graph != play] == []


def test_the_boards_show_every_verdict(found: dict[int, tuple[Verdict, Verdict]]) -> None:
    counts = Counter(play for _, play in found.values())
    assert counts.keys() == {(False, False), (True, False), (True, True)}
    assert min(counts.values()) >= 10, counts
