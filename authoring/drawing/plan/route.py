"""The party's shortest way through a chapter: as few faces as possible, and over them as few spaces as possible."""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from authoring.drawing.board.doors import edge_point
from authoring.drawing.board.face import Exit, Face
from authoring.drawing.svg.geometry import Point

if TYPE_CHECKING:
    from authoring.drawing.plan.plan_model import Journey

Spot = tuple[str, str]
"""A face and a space of it."""
UPHILL = 3
"""What a step against the arrow of a yellow line costs."""


@dataclass(frozen=True)
class Step:
    """A step from a spot; over an exit, with that exit and the one beyond."""

    to: Spot
    cost: int = 1
    out: Exit | None = None
    into: Exit | None = None


@dataclass(frozen=True)
class Leg:
    """The part of the way on one face: its spaces, and the exits it comes in and leaves by."""

    face: str
    spaces: tuple[str, ...]
    into: Exit | None = None
    out: Exit | None = None

    def points(self, face: Face) -> list[Point]:
        """The leg as a line over the face."""
        inside = [face.centres[name] for name in self.spaces]
        return [*_edge(self.into), *inside, *_edge(self.out)]


def _edge(exit_: Exit | None) -> list[Point]:
    return [edge_point(exit_)] if exit_ else []


def route(journey: Journey) -> list[Leg]:
    """The legs from the start to the last goal, taking every flip as possible.

    Goals are pursued in order while their conditions hold; the last one is what remains when no other does.
    """
    goals = {(face, space) for face, spaces in journey.goals[-1:] for space in spaces or _all(journey, face)}
    steps = _steps(journey)
    start = [(journey.start[0], space) for space in journey.start[1]]
    waiting: list[tuple[int, int, float, int, Spot, tuple[Step, ...]]] = [
        (0, 0, 0.0, i, at, (Step(at),)) for i, at in enumerate(start)
    ]
    seen: set[Spot] = set()
    count = len(waiting)
    while waiting:
        faces, cost, length, _, at, way = heapq.heappop(waiting)
        if at in goals:
            return _legs(way)
        if at in seen:
            continue
        seen.add(at)
        for step in steps.get(at, ()):
            count += 1  # the first found goes first among equals
            further = length + _length(journey, at, step)
            faces_so_far = faces + (step.to[0] != at[0])
            heapq.heappush(waiting, (faces_so_far, cost + step.cost, further, count, step.to, (*way, step)))
    return []


def _length(journey: Journey, at: Spot, step: Step) -> float:
    """How long a step is on the table; of two ways of as many steps the straighter is taken."""
    here, there = (journey.faces[face].centres.get(space) for face, space in (at, step.to))
    if here is None or there is None:
        return 0.0
    if step.out and step.into:
        return math.dist(here, edge_point(step.out)) + math.dist(edge_point(step.into), there)
    return math.dist(here, there) if at[0] == step.to[0] else 0.0


def _all(journey: Journey, face: str) -> list[str]:
    return [space.id for space in journey.faces[face].spaces]


def _legs(way: tuple[Step, ...]) -> list[Leg]:
    legs: list[Leg] = []
    for step in way:
        face, space = step.to
        if legs and legs[-1].face == face:
            legs[-1] = Leg(face, (*legs[-1].spaces, space), legs[-1].into)
        else:
            if legs:
                legs[-1] = Leg(legs[-1].face, legs[-1].spaces, legs[-1].into, step.out)
            legs.append(Leg(face, (space,), step.into))
    return legs


def _steps(journey: Journey) -> dict[Spot, list[Step]]:
    found: dict[Spot, list[Step]] = {}
    for start, step in (*_within(journey), *_flips(journey), *_between(journey)):
        found.setdefault(start, []).append(step)
    return found


def _within(journey: Journey) -> Iterator[tuple[Spot, Step]]:
    for name, face in journey.faces.items():
        for a, b in face.adjacent:
            yield (name, a), Step((name, b))
            yield (name, b), Step((name, a))
        for line in face.lines:
            for start, end in (line.between, line.between[::-1]) if line.kind == "yellow" else ():
                yield (name, start), Step((name, end), 1 if end == line.down else UPHILL)


def _flips(journey: Journey) -> Iterator[tuple[Spot, Step]]:
    for tile in journey.tiles:
        for here, there in ((tile.up, tile.down), (tile.down, tile.up)):
            ends = [[space.id for space in face.spaces if space.flip] if face else [] for face in (here, there)]
            for start, end in ((a, b) for a in ends[0] for b in ends[1]):
                if here and there:
                    yield (here.id, start), Step((there.id, end))


def _between(journey: Journey) -> Iterator[tuple[Spot, Step]]:
    for join in journey.joins():
        for space in join.exit.spaces:
            for beyond in join.beyond.spaces:
                yield (join.face.id, space), Step((join.other.id, beyond), 1, join.exit, join.beyond)
