"""The signs on spaces and in keys. Each function draws a sign around a point, into a square box of a size."""

from __future__ import annotations

import math
from collections.abc import Callable
from xml.etree.ElementTree import Element

from authoring.drawing.svg import elements, style
from authoring.drawing.svg.geometry import Point

Symbol = Callable[[Element, Point, float], None]

DIRECTIONS: dict[str, Point] = {
    "N": (0, -1),
    "NE": (0.7071, -0.7071),
    "E": (1, 0),
    "SE": (0.7071, 0.7071),
    "S": (0, 1),
    "SW": (-0.7071, 0.7071),
    "W": (-1, 0),
    "NW": (-0.7071, -0.7071),
}


def paw(parent: Element, at: Point, size: float) -> None:
    """Draw a paw print: minions enter here."""
    x, y = at
    part = elements.group(parent, "symbol entry")
    elements.add(part, "ellipse", cx=x, cy=y + size * 0.2, rx=size * 0.27, ry=size * 0.23, fill=style.INK)
    for dx, dy in ((-0.36, 0), (-0.14, -0.27), (0.14, -0.27), (0.36, 0)):
        elements.add(part, "circle", cx=x + dx * size, cy=y + dy * size, r=size * 0.12, fill=style.INK)


def trap(parent: Element, at: Point, size: float) -> None:
    """Draw a cross on a board: a mousetrap can lie here."""
    x, y = at
    part = elements.group(parent, "symbol mousetrap")
    half = size * 0.42
    elements.add(
        part,
        "rect",
        x=x - half,
        y=y - half,
        width=2 * half,
        height=2 * half,
        rx=size * 0.1,
        fill=style.SPECIAL,
        stroke=style.INK,
        stroke_width=size * 0.07,
    )
    elements.add(part, "circle", cx=x, cy=y, r=size * 0.34, fill="#ffffff")
    arm = size * 0.2
    for sign in (1, -1):
        ends = [(x - arm, y - sign * arm), (x + arm, y + sign * arm)]
        elements.stroke(part, ends, style.TRAP, size * 0.17)


def flip(parent: Element, at: Point, size: float) -> None:
    """Draw a turning arrow on a disc: the tile can be flipped here."""
    _flip_disc(parent, at, size, "normal")


def flip_item(parent: Element, at: Point, size: float) -> None:
    """Draw a turning arrow round a hook: flipping needs an item."""
    part = _flip_disc(parent, at, size, "item")
    x, y = at
    r = size * 0.11
    curve = [(x + r * math.cos(t), y + size * 0.06 + r * math.sin(t)) for t in _turns(0, 180)]
    elements.stroke(part, [(x + r, y - size * 0.16), *curve, (x - r, y)], style.INK, size * 0.07)


def flip_classes(parent: Element, at: Point, size: float) -> None:
    """Draw a turning arrow round a cog: flipping needs a mouse of some class."""
    part = _flip_disc(parent, at, size, "classes")
    x, y = at
    for turn in _turns(0, 300, 6):
        tip = (x + size * 0.18 * math.cos(turn), y + size * 0.18 * math.sin(turn))
        elements.stroke(part, [at, tip], style.INK, size * 0.07)
    elements.add(part, "circle", cx=x, cy=y, r=size * 0.1, fill="#ffffff", stroke=style.INK, stroke_width=size * 0.06)


def _turns(start: float, end: float, count: int = 13) -> list[float]:
    return [math.radians(start + (end - start) * i / (count - 1)) for i in range(count)]


def _flip_disc(parent: Element, at: Point, size: float, kind: str) -> Element:
    x, y = at
    part = elements.group(parent, f"symbol flip flip-{kind}")
    elements.add(part, "circle", cx=x, cy=y, r=size * 0.48, fill="#ffffff", stroke=style.INK, stroke_width=size * 0.06)
    r = size * 0.31
    for start in (200, 20):
        arc = [(x + r * math.cos(t), y + r * math.sin(t)) for t in _turns(start, start + 115)]
        elements.stroke(part, arc, style.INK, size * 0.08)
        end = math.radians(start + 135)
        tip = (x + r * math.cos(end + 0.18), y + r * math.sin(end + 0.18))
        base = (arc[-1], size * 0.13)
        elements.shape(part, _head(base[0], tip, base[1]), style.INK)
    return part


def _head(base: Point, tip: Point, half: float) -> list[Point]:
    """Return the triangle of an arrow head."""
    length = math.dist(base, tip) or 1
    nx, ny = -(tip[1] - base[1]) / length * half, (tip[0] - base[0]) / length * half
    return [tip, (base[0] + nx, base[1] + ny), (base[0] - nx, base[1] - ny)]


def arrow(parent: Element, at: Point, towards: Point, size: float, colour: str, half: float = 0.28) -> None:
    """Draw a plain arrow head that points along a unit vector."""
    dx, dy = towards
    tip = (at[0] + dx * size * 0.5, at[1] + dy * size * 0.5)
    base = (at[0] - dx * size * 0.35, at[1] - dy * size * 0.35)
    elements.shape(parent, _head(base, tip, size * half * 1.6), colour, stroke=style.INK, stroke_width=size * 0.1)


def current(towards: str, leaves: bool) -> Symbol:
    """Make a sign: an arrow along the current, with a bar at its tip if the water leaves the tile."""

    def draw(parent: Element, at: Point, size: float) -> None:
        part = elements.group(parent, "symbol current", towards=towards)
        dx, dy = DIRECTIONS.get(towards, (0, 1))
        reach = size * 0.75
        tail, tip = (at[0] - dx * reach, at[1] - dy * reach), (at[0] + dx * reach, at[1] + dy * reach)
        neck = (tip[0] - dx * size * 0.4, tip[1] - dy * size * 0.4)
        elements.stroke(part, [tail, neck], style.CURRENT, size * 0.14)
        elements.shape(part, _head(neck, tip, size * 0.26), style.CURRENT)
        if leaves:
            bar = [(tip[0] + s * dy * size * 0.34, tip[1] - s * dx * size * 0.34) for s in (1, -1)]
            elements.stroke(part, bar, style.CURRENT, size * 0.14)

    return draw


def wave(parent: Element, at: Point, size: float) -> None:
    """Draw a ripple."""
    points = [(at[0] + size * (i / 12 - 0.5), at[1] - size * 0.16 * math.sin(i * math.pi / 3)) for i in range(13)]
    elements.stroke(parent, points, style.WATER_WAVE, size * 0.12)


def _token(part: Element, at: Point, size: float, colour: str) -> None:
    """Draw a white counter with a coloured rim, which stands out on every floor."""
    look: dict[str, str | float] = {"fill": "#ffffff", "stroke": colour, "stroke_width": size * 0.07}
    elements.add(part, "circle", cx=at[0], cy=at[1], r=size * 0.48, **look)


def start(parent: Element, at: Point, size: float) -> None:
    """Draw the head of a mouse: the party starts here."""
    part = elements.group(parent, "symbol start")
    _token(part, at, size, style.START)
    x, y, size = at[0], at[1], size * 0.72
    for dx in (-0.27, 0.27):
        elements.add(
            part,
            "circle",
            cx=x + dx * size,
            cy=y - size * 0.22,
            r=size * 0.2,
            fill=style.START,
            stroke="#ffffff",
            stroke_width=size * 0.05,
        )
    face = [(x - size * 0.36, y - size * 0.16), (x + size * 0.36, y - size * 0.16), (x, y + size * 0.46)]
    elements.shape(part, face, style.START, stroke="#ffffff", stroke_width=size * 0.05, stroke_linejoin="round")
    for dx in (-0.12, 0.12):
        elements.add(part, "circle", cx=x + dx * size, cy=y, r=size * 0.05, fill="#ffffff")


def goal(parent: Element, at: Point, size: float) -> None:
    """Draw a star: the goal of the party."""
    part = elements.group(parent, "symbol goal")
    _token(part, at, size, style.GOAL)
    points = []
    for i in range(10):
        r, turn = size * (0.36 if i % 2 == 0 else 0.16), math.radians(36 * i - 90)
        points.append((at[0] + r * math.cos(turn), at[1] + r * math.sin(turn)))
    elements.shape(part, points, style.GOAL, stroke="#ffffff", stroke_width=size * 0.05)


def search(parent: Element, at: Point, size: float) -> None:
    """Draw a magnifying glass: the room has a special search."""
    x, y = at
    part = elements.group(parent, "symbol search")
    elements.stroke(
        part, [(x + size * 0.12, y + size * 0.12), (x + size * 0.4, y + size * 0.4)], style.SEARCH, size * 0.16
    )
    elements.add(
        part,
        "circle",
        cx=x - size * 0.08,
        cy=y - size * 0.08,
        r=size * 0.28,
        fill="#ffffff",
        stroke=style.SEARCH,
        stroke_width=size * 0.12,
    )


def surge(parent: Element, at: Point, size: float) -> None:
    """Draw a bolt: the room has a special surge."""
    shape = ((0.1, -0.48), (-0.28, 0.1), (-0.04, 0.1), (-0.1, 0.48), (0.28, -0.12), (0.04, -0.12))
    part = elements.group(parent, "symbol surge")
    points = [(at[0] + dx * size, at[1] + dy * size) for dx, dy in shape]
    elements.shape(part, points, style.SURGE, stroke="#ffffff", stroke_width=size * 0.04)


def token(parent: Element, at: Point, size: float) -> None:
    """Draw a coin with a rim: a token lies here."""
    part = elements.group(parent, "symbol token")
    _token(part, at, size, style.INK)
    elements.add(
        part, "circle", cx=at[0], cy=at[1], r=size * 0.3, fill=style.YELLOW, stroke=style.INK, stroke_width=size * 0.04
    )


def compass(parent: Element, at: Point, size: float) -> None:
    """Draw a compass needle that points north."""
    x, y = at
    part = elements.group(parent, "symbol compass")
    elements.add(
        part, "circle", cx=x, cy=y, r=size * 0.48, fill="#ffffff", stroke=style.MUTED, stroke_width=size * 0.05
    )
    for sign, fill in ((-1, style.INK), (1, style.PALE)):
        needle = [(x - size * 0.14, y), (x, y + sign * size * 0.4), (x + size * 0.14, y)]
        elements.shape(part, needle, fill, stroke=style.INK, stroke_width=size * 0.03)
    elements.write(parent, (x, y - size * 0.72), "N", size * 0.38, kind="north", bold=True, colour=style.MUTED)


FLIPS: dict[str, Symbol] = {"normal": flip, "item": flip_item, "classes": flip_classes}
