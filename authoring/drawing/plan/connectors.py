"""Draw joined exits on a plan: a bridge over the gap between two tiles, in the colour of the exits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element

from authoring.drawing.board.doors import OUTWARD, edge_point
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.svg import elements, style
from authoring.drawing.svg.geometry import Point

if TYPE_CHECKING:
    from authoring.drawing.plan.plan_model import Join, PlacedTile, PlanModel

HALF = 11.0
"""Half the width of a bridge, in picture units."""
ADDED = {"open": "", "closed": ", after a flip", "shut": ", shut at the start"}
"""What the tooltip of a bridge adds."""


def draw_connectors(root: Element, model: PlanModel, viewport_of: Callable[[PlacedTile], Viewport]) -> None:
    """Draw each pair of joined exits once; if exits of both colours are joined, side by side."""
    joins: dict[tuple[frozenset[tuple[int, int]], float], dict[str, Join]] = {}
    for join in model.joins():
        where = (frozenset((join.tile.at, join.other_tile.at)), join.exit.at)
        joins.setdefault(where, {}).setdefault(join.exit.colour, join)
    for by_colour in joins.values():
        for colour, join in by_colour.items():
            shift = shift_of(colour) if len(by_colour) > 1 else 0.0
            _draw(root, join, viewport_of(join.tile), viewport_of(join.other_tile), shift)


def shift_of(colour: str) -> float:
    """How far along the edge a bridge is drawn beside that of the other colour."""
    return (HALF + 3) * (-1 if colour == "orange" else 1)


def _draw(root: Element, join: Join, here: Viewport, there: Viewport, shift: float) -> None:
    state = "shut" if join.shut else "open" if join.open else "closed"
    own = elements.group(root, f"connection {join.exit.colour} {state}", between=f"{join.face.id} {join.other.id}")
    elements.title(own, f"{join.face.name} – {join.other.name}{ADDED[state]}")
    ox, oy = OUTWARD[join.exit.edge]
    sx, sy = abs(oy), abs(ox)
    start, end = here.point(edge_point(join.exit)), there.point(edge_point(join.beyond))
    start, end = ((x + sx * shift, y + sy * shift) for x, y in (start, end))
    corners = [(x + s * sx * HALF, y + s * sy * HALF) for (x, y), s in ((start, -1), (end, -1), (end, 1), (start, 1))]
    draw_bridge(own, corners, join.exit.colour, state)
    if not join.back:
        tip = (end[0] - ox * 4, end[1] - oy * 4)
        wings = [(tip[0] - ox * 8 + s * sx * 7, tip[1] - oy * 8 + s * sy * 7) for s in (-1, 1)]
        elements.stroke(own, [wings[0], tip, wings[1]], style.INK, 2.5)


def draw_bridge(parent: Element, corners: list[Point], colour: str, state: str) -> None:
    """Draw a bridge: filled if the way is open at the start, hollow if a tile must be flipped first, barred if shut."""
    fill = style.SIDE[colour] if state == "open" else style.PAPER
    dashes = {"stroke_dasharray": "5 4"} if state == "closed" else {}
    elements.shape(parent, corners, fill, stroke=style.SIDE[colour], stroke_width=2.5, **dashes)
    if state == "shut":
        a, b, c, d = corners
        for start, end in ((a, c), (b, d)):
            elements.stroke(parent, [start, end], style.TIMBER, 5)
