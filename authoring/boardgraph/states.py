"""The states of a board as lint and the reports look at them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from authoring.boardgraph.victory import Goal
from engine.records.chapter import Board

if TYPE_CHECKING:
    import networkx as nx


@dataclass(frozen=True)
class Spot:
    """One state of the board: faces by number, ground and shut exits as bit masks."""

    face: int
    ground: int
    held: frozenset[str]
    shut: int
    won: bool = False
    """Whether the party has won by coming here, so that nothing follows."""


@dataclass
class BoardGraph:
    """The state graph of a board, with the state behind each of its nodes and what the states are made of."""

    board: Board
    network: nx.DiGraph[int]
    """The graph that `authoring.boardgraph.state_graph` describes; the start is node 0."""
    numbers: dict[Spot, int]
    """The node of each state."""
    goal: Goal
    complete: bool
    blocked: dict[str, tuple[str, str]]
    relevant: frozenset[str] = frozenset()
    """The things that states keep, as they can matter."""
    """Steps that cannot be taken, in words, with the face they would lead to and what kind of step it is."""

    def wins(self) -> list[Spot]:
        """The states in which the goal's places and things are met."""
        return self._with("goal")

    def lost(self) -> list[Spot]:
        """The states that can be reached but from which no winning state can, those with the shortest way first."""
        return self._with("lost")

    def _with(self, attribute: str) -> list[Spot]:
        nodes = self.network.nodes
        return [spot for spot, number in self.numbers.items() if nodes[number][attribute]]

    def faces(self) -> set[str]:
        """The faces the party can come to."""
        return {self.board.face_ids[spot.face] for spot in self.numbers}

    def spaces(self, face: str) -> set[str]:
        """The spaces of a face the party can come to, in some state."""
        number = self.board.face_ids.index(face)
        ground = 0
        for spot in self.numbers:
            if spot.face == number:
                ground |= spot.ground
        return {self.board.space_ids[s] for i, s in enumerate(self.board.face_spaces[number]) if ground >> i & 1}

    def things(self) -> set[str]:
        """The things the party can have, of those that matter."""
        return {thing for spot in self.numbers for thing in spot.held}

    def way_to(self, spot: Spot) -> list[str]:
        """The shortest way from the start, step by step in words."""
        import networkx as nx

        path = nx.shortest_path(self.network, 0, self.numbers[spot])
        return [self.network.edges[step]["step"] for step in nx.utils.pairwise(path)]

    def explores_to_win(self) -> int | None:
        """The fewest explore actions of any way to a win, or None when there is no way."""
        import networkx as nx

        explores = nx.single_source_dijkstra_path_length(self.network, 0, weight="explores")
        return min((int(explores[self.numbers[spot]]) for spot in self.wins()), default=None)
