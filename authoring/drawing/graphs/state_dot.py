"""The board of a chapter as a machine: its states, the steps between them, and in red where the goal is lost."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from authoring.boardgraph import state_graph
from authoring.drawing.errors import PictureError
from authoring.drawing.graphs.dot import Graph, label, quoted
from authoring.drawing.plan.plan_model import Journey
from authoring.drawing.svg import style
from authoring.drawing.svg.geometry import Point
from engine.records.errors import ContentError

if TYPE_CHECKING:
    import networkx as nx

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


def states_of(content: Content | None) -> nx.DiGraph[int]:
    """The state graph of a chapter, for the first party that the chapter allows."""
    if content is None or not content.chapter.keys() & {"victory", "victories"}:
        raise PictureError("no states to draw: the chapter has no victory", "say what the party must do")
    try:
        return state_graph(content)
    except (ContentError, KeyError) as error:
        raise PictureError(f"no states to draw: {error}", "mend the chapter first: tailwright lint") from error


def dot(journey: Journey, states: nx.DiGraph[int]) -> str:
    """A state graph in DOT."""
    if len(states) > MOST:
        raise PictureError(f"{len(states)} states are too many to draw", "choose --as graph, or --format graphml")
    graph = Graph(f"{journey.title}: what {states.graph['party'] or 'a party'} can come to")
    places = _places(states)
    taken = list(places.values())
    for one, other, way in states.edges(data=True):
        back = states.has_edge(other, one)
        if back and other < one:
            continue  # drawn with the step there
        colour = style.RED if states.nodes[other]["lost"] else style.INK
        words = way["step"] + (", and back" if back else "")
        look = {"color": quoted(colour), "class": quoted("step"), "tooltip": quoted(words)}
        graph.edge(f"s{one}", f"s{other}", {**look, "dir": "both" if back else "forward"})
        taken.append(_free(places[one], places[other], taken))
        graph.node(f"t{len(taken) - len(places)}", taken[-1], _sign(words, colour))
    winnable = any(goal for _, goal in states.nodes(data="goal"))
    for number, at in places.items():
        graph.node(f"s{number}", at, _state(journey, number, states.nodes[number], winnable))
    return graph.source()


def _sign(words: str, colour: str) -> dict[str, str]:
    """What a step is, on a plate over its arrow; the label of an edge would be struck through."""
    lines = ((line, TEXT) for line in textwrap.wrap(words, WRAPPED))
    look = {"shape": "box", "margin": quoted("0.04,0.02"), "width": "0", "height": "0", "penwidth": "0"}
    paint = {"fillcolor": quoted(style.PAPER), "fontcolor": quoted(colour)}
    said = {"label": label(*lines, bold_first=False), "class": quoted("words"), "tooltip": quoted(words)}
    return {**look, **paint, **said}


def _free(one: Point, other: Point, taken: list[Point]) -> Point:
    """The place on an arrow nearest to its middle that no other plate is near to."""
    spots = [(one[0] + (other[0] - one[0]) * at, one[1] + (other[1] - one[1]) * at) for at in ALONG]
    return next((spot for spot in spots if all(_apart(spot, place) for place in taken)), spots[0])


def _apart(one: Point, other: Point) -> bool:
    return abs(one[0] - other[0]) > PLATE[0] or abs(one[1] - other[1]) > PLATE[1]


def _places(states: nx.DiGraph[int]) -> dict[int, Point]:
    """A column for each face, a lane for all that the party can have by then; both in the order they are come to.

    Every other column stands a little lower, so that an arrow past a column does not run through its state.
    """
    faces = dict.fromkeys(face for _, face in states.nodes(data="face"))
    columns = {face: number for number, face in enumerate(faces)}
    had = {number: (node["things"], node["shut"]) for number, node in states.nodes.items()}
    lanes = {things: number for number, things in enumerate(dict.fromkeys(had.values()))}
    places = {}
    for number, node in states.nodes.items():
        column, lane = columns[node["face"]], lanes[had[number]]
        places[number] = (column * COLUMN + lane * SLANT, lane * LANE + column % 2 * LOWER)
    return places


def _state(journey: Journey, number: int, node: Mapping[str, Any], winnable: bool) -> dict[str, str]:
    face = journey.faces[node["face"]]
    words = ["start"] if number == 0 else []
    words += ["goal"] if node["goal"] else ["soft lock"] if node["lost"] and winnable else []
    words += [thing for thing in node["things"].split(", ") if thing]
    words += [f"{door} shut" for door in node["shut"].split(", ") if door]
    border = style.RED if node["lost"] else WON if node["goal"] else style.SIDE[face.colour]
    rows = [(style.shortened(word, TEXT, 170), TEXT) for word in words]
    kind = "lost" if node["lost"] else "won" if node["goal"] else "open"
    return {
        "shape": "box",
        "style": quoted("filled,rounded"),
        "fillcolor": quoted("#f6d5d5" if node["lost"] else style.FLOOR[face.colour]),
        "color": quoted(border),
        "penwidth": "3" if node["goal"] or node["lost"] or number == 0 else "1.5",
        "width": "2.8",
        "label": label((style.shortened(face.name, 13, 200, bold=True), 13), *rows),
        "class": quoted(f"state {kind}"),
        "tooltip": quoted("; ".join([face.name, *words])),
    }
