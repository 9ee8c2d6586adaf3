"""The shortest route of the party through a chapter: over the fewest faces, and on them over the fewest spaces."""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from authoring.drawing.board.doors import beside, edge_point
from authoring.drawing.board.face import Exit, Face
from authoring.drawing.board.face_layout import layout_face
from authoring.drawing.board.masonry import WALL
from authoring.drawing.svg.geometry import Point

if TYPE_CHECKING:
    from authoring.drawing.plan.plan_model import PlanModel

Spot = tuple[str, str]
"""A face and a space of it."""
UPHILL = 3
"""The cost of a step against the arrow of a yellow line."""


@dataclass(frozen=True)
class Step:
    """A step to a spot; a step over an exit has that exit (`out`) and the exit of the other tile (`into`)."""

    to: Spot
    cost: int = 1
    out: Exit | None = None
    into: Exit | None = None


@dataclass(frozen=True)
class Leg:
    """The part of a route on one face: its spaces, and the exits by which it enters and leaves."""

    face: str
    spaces: tuple[str, ...]
    into: Exit | None = None
    out: Exit | None = None

    def points(self, face: Face, shift: float = 0.0) -> list[Point]:
        """Return the points of the leg: a line over the face from space to space where a figure crosses, within walls.

        At the exits the line is moved along the edge by `shift`, in tile units, to lie on the bridge beyond.
        """
        layout, centres = layout_face(face), face.centres
        line: list[Point] = []
        for index, name in enumerate(self.spaces):
            if index and not {name, self.spaces[index - 1]} & layout.detached:
                line.append(layout.crossing(self.spaces[index - 1], name))
            line.append(centres[name])
        first, last = (centres[name] for name in (self.spaces[0], self.spaces[-1]))
        return [*_edge(self.into, first, shift), *line, *_edge(self.out, last, shift)[::-1]]


def _edge(exit_: Exit | None, centre: Point, shift: float) -> list[Point]:
    """The points from the edge of the tile through an exit to a space beside it."""
    if exit_ is None:
        return []
    x, y = edge_point(exit_)
    at_edge = (x + shift, y) if exit_.edge in "NS" else (x, y + shift)
    return [at_edge, beside(exit_, centre, WALL)]


def route(model: PlanModel) -> list[Leg]:
    """Return the legs from the start to the last goal, assuming that every flip is possible.

    The last goal is the goal without conditions, which remains when the others are reached.
    """
    goals = {(face, space) for face, spaces in model.goals[-1:] for space in spaces or _space_ids(model, face)}
    steps = _steps(model)
    start = [(model.start[0], space) for space in model.start[1]]
    queue: list[tuple[int, int, float, int, Spot, tuple[Step, ...]]] = [
        (0, 0, 0.0, i, at, (Step(at),)) for i, at in enumerate(start)
    ]
    seen: set[Spot] = set()
    count = len(queue)
    while queue:
        faces, cost, length, _, at, way = heapq.heappop(queue)
        if at in goals:
            return _legs(way)
        if at in seen:
            continue
        seen.add(at)
        for step in steps.get(at, ()):
            count += 1  # among equal routes, the first one found comes first
            further = length + _length(model, at, step)
            faces_so_far = faces + (step.to[0] != at[0])
            heapq.heappush(queue, (faces_so_far, cost + step.cost, further, count, step.to, (*way, step)))
    return []


def _length(model: PlanModel, at: Spot, step: Step) -> float:
    """Return the length of a step on the table: of two routes with as many steps, the straighter is taken."""
    here, there = (model.faces[face].centres.get(space) for face, space in (at, step.to))
    if here is None or there is None:
        return 0.0
    if step.out and step.into:
        return math.dist(here, edge_point(step.out)) + math.dist(edge_point(step.into), there)
    return math.dist(here, there) if at[0] == step.to[0] else 0.0


def _space_ids(model: PlanModel, face: str) -> list[str]:
    return [space.id for space in model.faces[face].spaces]


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


def _steps(model: PlanModel) -> dict[Spot, list[Step]]:
    steps: dict[Spot, list[Step]] = {}
    for start, step in (*_within(model), *_flips(model), *_between(model)):
        steps.setdefault(start, []).append(step)
    return steps


def _within(model: PlanModel) -> Iterator[tuple[Spot, Step]]:
    for name, face in model.faces.items():
        for a, b in face.adjacent:
            yield (name, a), Step((name, b))
            yield (name, b), Step((name, a))
        for line in face.lines:
            for start, end in (line.between, line.between[::-1]) if line.kind == "yellow" else ():
                yield (name, start), Step((name, end), 1 if end == line.down else UPHILL)


def _flips(model: PlanModel) -> Iterator[tuple[Spot, Step]]:
    for tile in model.tiles:
        for here, there in ((tile.up, tile.down), (tile.down, tile.up)):
            ends = [[space.id for space in face.spaces if space.flip] if face else [] for face in (here, there)]
            for start, end in ((a, b) for a in ends[0] for b in ends[1]):
                if here and there:
                    yield (here.id, start), Step((there.id, end))


def _between(model: PlanModel) -> Iterator[tuple[Spot, Step]]:
    for join in model.joins():
        for space in join.exit.spaces:
            for beyond in join.beyond.spaces:
                yield (join.face.id, space), Step((join.other.id, beyond), 1, join.exit, join.beyond)
