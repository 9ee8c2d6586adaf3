"""The states of a board and the steps between them, and what can be asked of them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from authoring.boardgraph.victory import Goal
from engine.records.chapter import Board


@dataclass(frozen=True)
class Spot:
    """One state of the board."""

    face: int
    ground: int
    held: frozenset[str]
    shut: int
    won: bool = False
    """Whether the party has won by coming here, so that nothing follows."""


Step = tuple[Spot, str, int]
"""The next state, the step in words, and how many explore actions it takes."""


class Way(NamedTuple):
    """How one state leads to another: the step in words, and how many explore actions it takes."""

    words: str
    explores: int


@dataclass
class BoardGraph:
    """The states, the steps between them, and where one starts and wants to come to."""

    board: Board
    steps: dict[Spot, dict[Spot, Way]]
    start: Spot
    goal: Goal
    complete: bool
    blocked: dict[str, tuple[str, str]]
    """Steps that cannot be taken, in words, with the face they would lead to and what kind of step it is."""

    def wins(self) -> list[Spot]:
        """The states in which the goal's places and things are met."""
        return [spot for spot in self.steps if self.goal.met(self.board, spot.face, spot.ground, spot.held)]

    def lost(self) -> list[Spot]:
        """The states that can be reached but from which no winning state can, those with the shortest way first."""
        before: dict[Spot, list[Spot]] = {}
        for spot, nexts in self.steps.items():
            for after in nexts:
                before.setdefault(after, []).append(spot)
        good, waiting = set(), self.wins()
        while waiting:
            spot = waiting.pop()
            if spot not in good:
                good.add(spot)
                waiting += before.get(spot, ())
        return [spot for spot in self.steps if spot not in good]

    def faces(self) -> set[str]:
        """The faces the party can come to."""
        return {self.board.face_ids[spot.face] for spot in self.steps}

    def spaces(self, face: str) -> set[str]:
        """The spaces of a face the party can come to, in some state."""
        number = self.board.face_ids.index(face)
        ground = 0
        for spot in self.steps:
            if spot.face == number:
                ground |= spot.ground
        return {self.board.space_ids[s] for i, s in enumerate(self.board.face_spaces[number]) if ground >> i & 1}

    def things(self) -> set[str]:
        """The things the party can have, of those that matter."""
        return {thing for spot in self.steps for thing in spot.held}

    def way_to(self, spot: Spot) -> list[str]:
        """The shortest way from the start, step by step in words."""
        import networkx as nx  # a large package: only where a way is told

        path = nx.shortest_path(nx.DiGraph({here: list(nexts) for here, nexts in self.steps.items()}), self.start, spot)
        return [self.steps[here][after].words for here, after in pairwise(path)]

    def explores_to_win(self) -> int | None:
        """The fewest explore actions of any way to a win, or None when there is no way."""
        wins, seen = set(self.wins()), set()
        waves = [[self.start]]
        for explores, wave in enumerate(waves):
            later: list[Spot] = []
            for spot in wave:  # grows by the states that take no further explore
                if spot in wins:
                    return explores
                if spot not in seen:
                    seen.add(spot)
                    for after, way in self.steps[spot].items():
                        (later if way.explores else wave).append(after)
            if later:
                waves.append(later)
        return None
