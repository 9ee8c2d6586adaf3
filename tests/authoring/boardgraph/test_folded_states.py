"""State graphs folded for readers."""

from __future__ import annotations

import networkx as nx

from authoring.boardgraph.folded_states import Room, Way, fold_states
from authoring.boardgraph.steps import Move

Node = tuple[str, str, str, bool, bool]


def graph(nodes: list[Node], steps: list[tuple[int, int, Move]]) -> nx.DiGraph[int]:
    """A state graph: nodes are face, things, shut, goal and lost."""
    states: nx.DiGraph[int] = nx.DiGraph()
    for number, (face, things, shut, goal, lost) in enumerate(nodes):
        states.add_node(number, face=face, things=things, shut=shut, goal=goal, lost=lost)
    states.add_edges_from((one, other, move._asdict()) for one, other, move in steps)
    return states


def back_and_forth(one: int, other: int) -> list[tuple[int, int, Move]]:
    return [(one, other, Move("explore", "a", "E", "b")), (other, one, Move("explore", "b", "W", "a"))]


def test_rooms_one_can_move_between_freely_are_one_box() -> None:
    nodes: list[Node] = [("b", "", "", False, False), ("a", "", "", False, False), ("c", "", "", True, False)]
    steps = [*back_and_forth(0, 1), (1, 2, Move("flip", "a", to="c"))]
    folded = fold_states(graph(nodes, steps))
    assert [box.rooms for box in folded.boxes] == [(Room("b", False), Room("a", False)), (Room("c", True),)]
    assert folded.ways == {(0, 1): [Way(Move("flip", "a", to="c"), ())]}


def test_the_order_of_finding_things_does_not_multiply_boxes() -> None:
    things = ["", "item x", "item y", "item x, item y"]
    nodes: list[Node] = [*(("a", held, "", False, False) for held in things), ("b", things[-1], "", True, False)]
    x, y = Move("get", "a", "item x"), Move("get", "a", "item y")
    steps = [(0, 1, x), (0, 2, y), (1, 3, y), (2, 3, x), (3, 4, Move("flip", "a", to="b"))]
    folded = fold_states(graph(nodes, steps))
    assert len(folded.boxes) == 2
    assert folded.found == [["item x", "item y"], []]
    assert folded.ways == {(0, 1): [Way(Move("flip", "a", to="b"), ("item x", "item y"))]}


def test_what_comes_after_the_goal_is_left_out() -> None:
    nodes: list[Node] = [("a", "", "", False, False), ("b", "", "", True, False), ("c", "", "", True, False)]
    steps = [(0, 1, Move("flip", "a", to="b")), (1, 2, Move("flip", "b", to="c"))]
    assert [box.rooms for box in fold_states(graph(nodes, steps)).boxes] == [(Room("a", False),), (Room("b", True),)]


def test_shut_exits_and_lost_states_keep_boxes_apart() -> None:
    nodes: list[Node] = [
        ("a", "", "E exit of a", False, False),
        ("a", "", "", False, False),
        ("a", "", "", False, True),
        ("b", "", "", True, False),
    ]
    steps = [(0, 1, Move("open", "a", "E")), (0, 2, Move("current", "a", "w1")), (1, 3, Move("flip", "a", to="b"))]
    boxes = fold_states(graph(nodes, steps)).boxes
    assert [(box.shut, box.lost) for box in boxes[:3]] == [(("E exit of a",), False), ((), False), ((), True)]
