"""The board of a chapter as a machine: its states, the steps between them, and in red where the goal is lost."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from authoring.boardgraph import BoardGraph, Spot, allowed_parties, build_graph, deciding_classes
from authoring.drawing.errors import PictureError
from authoring.drawing.graphs.dot import Graph, label, quoted
from authoring.drawing.plan.plan_model import PlanModel
from authoring.drawing.svg import style
from authoring.drawing.svg.geometry import Point
from engine.compile.board import compile_board
from engine.records.errors import ContentError

if TYPE_CHECKING:
    from engine.records.content import Content

TEXT = 10.0
WRAPPED = 26
"""The type of words, and how many letters a line of them has."""
PLATE = (150.0, 40.0)
"""How much room the words of a step take."""
ALONG = tuple(0.5 + side * step / 100 for step in range(0, 44, 3) for side in (1, -1))
"""Where on an arrow its words can stand, the middle first."""
COLUMN, LANE = 380.0, 210.0
"""Distances in points, between faces and between lanes."""
LOWER, SLANT = 64.0, 60.0
"""How much lower every other column stands, and how far each lane is set off from the one above."""
MOST = 300
"""More states could not be read."""
WON = "#2e7d32"


def dot(journey: PlanModel, content: Content | None) -> str:
    """The state graph of a chapter in DOT, for the first party that the chapter allows."""
    if content is None or not content.chapter.keys() & {"victory", "victories"}:
        raise PictureError("no states to draw: the chapter has no victory", "say what the party must do")
    world, heroes = _world(content)
    if len(world.steps) > MOST:
        raise PictureError(f"{len(world.steps)} states are too many to draw", "choose --as graph")
    graph = Graph(f"{journey.title}: what {heroes or 'a party'} can come to")
    names = {spot: f"s{number}" for number, spot in enumerate(world.steps)}
    wins, lost = set(world.wins()), set(world.lost())
    places = _places(world)
    order = list(world.steps)
    told: list[Point] = []
    for one, other, way in ((one, other, way) for one, ways in world.steps.items() for other, way in ways.items()):
        back = one in world.steps[other]
        if back and order.index(other) < order.index(one):
            continue  # drawn with the step there
        colour = style.RED if other in lost else style.INK
        words = way.words + (", and back" if back else "")
        look = {"color": quoted(colour), "class": quoted("step"), "tooltip": quoted(words)}
        graph.edge(names[one], names[other], {**look, "dir": "both" if back else "forward"})
        told.append(_free(places[one], places[other], [*told, *places.values()]))
        graph.node(f"t{len(told)}", told[-1], _sign(words, colour))
    for spot, at in places.items():
        graph.node(names[spot], at, _state(journey, world, spot, wins, lost))
    return graph.source()


def _sign(words: str, colour: str) -> dict[str, str]:
    """What a step is, on a plate over its arrow; the label of an edge would be struck through."""
    lines = ((line, TEXT) for line in textwrap.wrap(words, WRAPPED))
    look = {"shape": "box", "margin": quoted("0.04,0.02"), "width": "0", "height": "0", "penwidth": "0"}
    paint = {"fillcolor": quoted(style.PAPER), "fontcolor": quoted(colour)}
    said = {"label": label(*lines, bold_first=False), "class": quoted("words"), "tooltip": quoted(words)}
    return {**look, **paint, **said}


def _free(one: Point, other: Point, told: list[Point]) -> Point:
    """The place on an arrow nearest to its middle that no other plate is near to."""
    spots = [(one[0] + (other[0] - one[0]) * at, one[1] + (other[1] - one[1]) * at) for at in ALONG]
    return next((spot for spot in spots if all(_apart(spot, taken) for taken in told)), spots[0])


def _apart(one: Point, other: Point) -> bool:
    return abs(one[0] - other[0]) > PLATE[0] or abs(one[1] - other[1]) > PLATE[1]


def _world(content: Content) -> tuple[BoardGraph, str]:
    try:
        board = compile_board(content)
        parties = allowed_parties(content.chapter, content.heroes)
        classes = parties[0].classes & deciding_classes(content, board) if parties else frozenset()
        return build_graph(content, classes, board), str(parties[0]) if parties else ""
    except (ContentError, KeyError) as error:
        raise PictureError(f"no states to draw: {error}", "mend the chapter first: tailwright lint") from error


def _places(world: BoardGraph) -> dict[Spot, Point]:
    """A column for each face, a lane for all that the party can have by then; both in the order they are come to.

    Every other column stands a little lower, so that an arrow past a column does not run through its state.
    """
    come_to = [world.start]
    for spot in come_to:
        come_to += [after for after in world.steps[spot] if after not in come_to]
    columns = {face: number for number, face in enumerate(dict.fromkeys(spot.face for spot in come_to))}
    lanes = {had: number for number, had in enumerate(dict.fromkeys((spot.held, spot.shut) for spot in come_to))}
    return {
        spot: (
            columns[spot.face] * COLUMN + lanes[spot.held, spot.shut] * SLANT,
            lanes[spot.held, spot.shut] * LANE + columns[spot.face] % 2 * LOWER,
        )
        for spot in come_to
    }


def _state(journey: PlanModel, world: BoardGraph, spot: Spot, wins: set[Spot], lost: set[Spot]) -> dict[str, str]:
    board = world.board
    face = journey.faces[board.face_ids[spot.face]]
    shut = [
        f"{board.exit_edge[index][0]} exit of {board.face_ids[board.exit_face[index]]} shut"
        for index in range(len(board.exit_face))
        if spot.shut >> index & 1 and index <= board.exit_to[index]
    ]
    words = ["start"] if spot == world.start else []
    words += ["goal"] if spot in wins else ["soft lock"] if spot in lost and wins else []
    words += [*sorted(spot.held), *shut]
    border = style.RED if spot in lost else WON if spot in wins else style.SIDE[face.colour]
    rows = [(style.shortened(word, TEXT, 170), TEXT) for word in words]
    kind = "lost" if spot in lost else "won" if spot in wins else "open"
    return {
        "shape": "box",
        "style": quoted("filled,rounded"),
        "fillcolor": quoted("#f6d5d5" if spot in lost else style.FLOOR[face.colour]),
        "color": quoted(border),
        "penwidth": "3" if spot in wins or spot in lost or spot == world.start else "1.5",
        "width": "2.8",
        "label": label((style.shortened(face.name, 13, 200, bold=True), 13), *rows),
        "class": quoted(f"state {kind}"),
        "tooltip": quoted("; ".join([face.name, *words])),
    }
