"""The states of a board and the steps between them, and what can be asked of them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from authoring.boardgraph.victory import Goal
from engine.chapter import Board

if TYPE_CHECKING:
    import networkx as nx


@dataclass(frozen=True)
class Spot:
    """One state of the board."""

    face: int
    ground: int
    held: frozenset[str]
    shut: int


Step = tuple[Spot, str, int]
"""The next state, the step in words, and how many explore actions it takes."""


@dataclass
class BoardGraph:
    """The states, the steps between them, and where one starts and wants to come to."""

    board: Board
    graph: nx.DiGraph[Spot]
    start: Spot
    goal: Goal
    complete: bool
    blocked: dict[str, tuple[str, str]]
    """Steps that cannot be taken, in words, with the face they would lead to and what kind of step it is."""

    def wins(self) -> list[Spot]:
        """The states in which the goal's places and things are met."""
        return [spot for spot in self.graph if self.goal.met(self.board, spot.face, spot.ground, spot.held)]

    def lost(self) -> list[Spot]:
        """The states that can be reached but from which no winning state can, those with the shortest way first."""
        good, waiting = set(), self.wins()
        while waiting:
            spot = waiting.pop()
            if spot not in good:
                good.add(spot)
                waiting += self.graph.predecessors(spot)
        return [spot for spot in self.graph if spot not in good]

    def faces(self) -> set[str]:
        """The faces the party can come to."""
        return {self.board.face_ids[spot.face] for spot in self.graph}

    def spaces(self, face: str) -> set[str]:
        """The spaces of a face the party can come to, in some state."""
        number = self.board.face_ids.index(face)
        ground = 0
        for spot in self.graph:
            if spot.face == number:
                ground |= spot.ground
        return {self.board.space_ids[s] for i, s in enumerate(self.board.face_spaces[number]) if ground >> i & 1}

    def things(self) -> set[str]:
        """The things the party can have, of those that matter."""
        return {thing for spot in self.graph for thing in spot.held}

    def way_to(self, spot: Spot) -> list[str]:
        """The shortest way from the start, step by step in words."""
        import networkx as nx

        path = nx.shortest_path(self.graph, self.start, spot)
        return [self.graph.edges[a, b]["step"] for a, b in pairwise(path)]

    def explores_to_win(self) -> int | None:
        """The fewest explore actions of any way to a win, or None when there is no way."""
        wins = set(self.wins())
        import networkx as nx

        lengths = nx.single_source_dijkstra_path_length(self.graph, self.start, weight="explores")
        return min((int(length) for spot, length in lengths.items() if spot in wins), default=None)
