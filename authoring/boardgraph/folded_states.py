"""The states of a chapter folded for readers: rooms that the mice can move between freely are one box.

States with the same rooms, the same shut exits and the same hope of the goal are one box, too, whatever the party has
found by then: the order in which things are found does not multiply boxes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from authoring.boardgraph.steps import Move

if TYPE_CHECKING:
    import networkx as nx


class Room(NamedTuple):
    """A room of a box: its face, and whether the goal is met there."""

    face: str
    goal: bool


class Box(NamedTuple):
    """Rooms that a party moves between freely."""

    rooms: tuple[Room, ...]
    shut: tuple[str, ...]
    lost: bool

    @property
    def last(self) -> bool:
        """Whether the goal is met in every room: what comes after does not matter."""
        return all(room.goal for room in self.rooms)


class Way(NamedTuple):
    """A step from one box to another, and the things it needs that the party need not have in the first."""

    move: Move
    needs: tuple[str, ...]


@dataclass
class FoldedStates:
    """The boxes in the order in which they are reached, the things to be found in each, and the ways between them."""

    boxes: list[Box]
    found: list[list[str]]
    ways: dict[tuple[int, int], list[Way]]


def fold_states(states: nx.DiGraph[int]) -> FoldedStates:
    """Fold a state graph."""
    import networkx as nx

    box_of: dict[int, Box] = {}
    faces = (states.nodes[state]["face"] for state in sorted(states))
    order = {face: place for place, face in enumerate(dict.fromkeys(faces))}
    for component in nx.strongly_connected_components(states):
        box_of |= dict.fromkeys(component, _box(states, component, order))
    states = nx.DiGraph(states)
    states.remove_edges_from([(one, other) for one, other in states.edges if _leaves_last(box_of[one], box_of[other])])
    reached = sorted({0, *nx.descendants(states, 0)}) if len(states) else []
    boxes = list(dict.fromkeys(box_of[state] for state in reached))
    number = {box: index for index, box in enumerate(boxes)}
    folded = FoldedStates(boxes, [[] for _ in boxes], {})
    sources: dict[tuple[int, int, Move], list[int]] = {}
    inside: list[list[int]] = [[] for _ in boxes]
    for state in reached:
        here = number[box_of[state]]
        inside[here].append(state)
        for _, other, step in states.out_edges(state, data=True):
            there = number[box_of[other]]
            move = Move(step["kind"], step["face"], step["what"], step["to"])
            if here != there:
                sources.setdefault((here, there, move), []).append(state)
            elif move.kind == "get" and move.what not in folded.found[here]:
                folded.found[here].append(move.what)
    surely = [_common(states, some) for some in inside]
    for (here, there, move), taken_from in sources.items():
        needs = tuple(sorted(_common(states, taken_from) - surely[here]))
        folded.ways.setdefault((here, there), []).append(Way(move, needs))
    return folded


def _leaves_last(one: Box, other: Box) -> bool:
    return one.last and one != other


def _box(states: nx.DiGraph[int], component: Iterable[int], order: dict[str, int]) -> Box:
    """The box of some states, with its rooms in the order in which a party reaches them."""
    nodes = [states.nodes[state] for state in component]
    goals = {node["face"]: False for node in nodes} | {node["face"]: True for node in nodes if node["goal"]}
    rooms = tuple(Room(face, goal) for face, goal in sorted(goals.items(), key=lambda pair: order[pair[0]]))
    if all(goals.values()):
        return Box(rooms, (), lost=False)
    shut = sorted({door for node in nodes for door in node["shut"].split(", ") if door})
    return Box(rooms, tuple(shut), all(node["lost"] for node in nodes))


def _common(states: nx.DiGraph[int], some: Iterable[int]) -> frozenset[str]:
    """The things that a party holds in every one of some states."""
    held = [frozenset(states.nodes[state]["things"].split(", ")) for state in some]
    return frozenset.intersection(*held) - {""} if held else frozenset()
