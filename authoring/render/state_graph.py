"""The board of a chapter as a machine: its states, the steps between them, and in red where the goal is lost."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from authoring.boardgraph import BoardGraph, Spot, allowed_parties, build_graph, deciding_classes
from authoring.render import style
from authoring.render.dot import Graph, label, quoted
from authoring.render.errors import PictureError
from authoring.render.journey import Journey
from engine.compile.board import compile_board
from engine.errors import ContentError

if TYPE_CHECKING:
    from engine.content import Content

COLUMN, ROW = 320.0, 110.0
"""Distances in points: between states one step apart, and between those equally far from the start."""
MOST = 300
"""More states could not be read."""
WON = "#2e7d32"


def dot(journey: Journey, content: Content | None) -> str:
    """The state graph of a chapter in DOT, for the first party that the chapter allows."""
    if content is None or not content.chapter.keys() & {"victory", "victories"}:
        raise PictureError("no states to draw: the chapter has no victory", "say what the party must do")
    world, heroes = _world(content)
    if len(world.steps) > MOST:
        raise PictureError(f"{len(world.steps)} states are too many to draw", "choose --as graph")
    graph = Graph(f"{journey.title}: what {heroes or 'a party'} can come to")
    names = {spot: f"s{number}" for number, spot in enumerate(world.steps)}
    wins, lost = set(world.wins()), set(world.lost())
    for spot, at in _places(world).items():
        graph.node(names[spot], at, _state(journey, world, spot, wins, lost))
    order = list(world.steps)
    for one, other, way in ((one, other, way) for one, ways in world.steps.items() for other, way in ways.items()):
        back = one in world.steps[other]
        if back and order.index(other) < order.index(one):
            continue  # drawn with the step there
        colour = style.RED if other in lost else style.INK
        words = [(line, 8.0) for line in textwrap.wrap(way.words + (", and back" if back else ""), 30)]
        look = {"color": quoted(colour), "fontcolor": quoted(colour), "class": quoted("step")}
        ends = {"dir": "both" if back else "forward", "label": label(*words, bold_first=False)}
        graph.edge(names[one], names[other], {**look, **ends})
    return graph.source()


def _world(content: Content) -> tuple[BoardGraph, str]:
    try:
        board = compile_board(content)
        parties = allowed_parties(content.chapter, content.heroes)
        classes = parties[0].classes & deciding_classes(content, board) if parties else frozenset()
        return build_graph(content, classes, board), str(parties[0]) if parties else ""
    except (ContentError, KeyError) as error:
        raise PictureError(f"no states to draw: {error}", "mend the chapter first: tailwright lint") from error


def _places(world: BoardGraph) -> dict[Spot, tuple[float, float]]:
    """Columns by the number of steps from the start."""
    depth = {world.start: 0}
    waiting = [world.start]
    for spot in waiting:
        for after in world.steps[spot]:
            if after not in depth:
                depth[after] = depth[spot] + 1
                waiting.append(after)
    rows: dict[int, int] = {}
    places = {}
    for spot, column in depth.items():
        row = rows.get(column, 0)
        rows[column] = row + 1
        places[spot] = (column * COLUMN, row * ROW)
    return places


def _state(journey: Journey, world: BoardGraph, spot: Spot, wins: set[Spot], lost: set[Spot]) -> dict[str, str]:
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
    rows = [(style.shortened(word, 8, 150), 8.0) for word in words]
    kind = "lost" if spot in lost else "won" if spot in wins else "open"
    return {
        "shape": "box",
        "style": quoted("filled,rounded"),
        "fillcolor": quoted("#f6d5d5" if spot in lost else style.FLOOR[face.colour]),
        "color": quoted(border),
        "penwidth": "3" if spot in wins or spot in lost or spot == world.start else "1.5",
        "width": "2.0",
        "label": label((style.shortened(face.name, 11, 140, bold=True), 11), *rows),
        "class": quoted(f"state {kind}"),
        "tooltip": quoted("; ".join([face.name, *words])),
    }
