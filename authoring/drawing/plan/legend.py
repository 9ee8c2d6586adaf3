"""The key below a picture. It has only entries for things the picture shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from xml.etree.ElementTree import Element

from authoring.drawing.board.face import Face
from authoring.drawing.board.route_line import draw_route_line
from authoring.drawing.board.viewport import Viewport
from authoring.drawing.plan.connectors import draw_bridge
from authoring.drawing.svg import elements, style, symbols
from authoring.drawing.svg.geometry import Point
from authoring.wording.languages import term

SIZE = 12.0
ROW = 24.0
Sample = Callable[[Element, Point, float], None]


def _swatch(fill: str) -> Sample:
    def draw(parent: Element, at: Point, size: float) -> None:
        elements.add(
            parent,
            "rect",
            x=at[0] - size * 0.5,
            y=at[1] - size * 0.4,
            width=size,
            height=size * 0.8,
            fill=fill,
            stroke=style.MUTED,
            stroke_width=1,
        )

    return draw


def _red(parent: Element, at: Point, size: float) -> None:
    ends = [(at[0] - size * 0.5, at[1]), (at[0] + size * 0.5, at[1])]
    elements.stroke(parent, ends, style.INK, 7)
    elements.stroke(parent, ends, style.RED, 5)
    elements.stroke(parent, ends, style.RED_CORE, 1.4)


def _yellow(parent: Element, at: Point, size: float) -> None:
    ends = [(at[0] - size * 0.5, at[1]), (at[0] + size * 0.5, at[1])]
    elements.stroke(parent, ends, style.INK, 7)
    elements.stroke(parent, ends, style.YELLOW, 4.5, stroke_dasharray="6 5", stroke_linecap="butt")
    symbols.arrow(parent, (at[0], at[1] + 2), (0, 1), size * 0.7, style.YELLOW)


def _step(parent: Element, at: Point, size: float) -> None:
    """Draw four stones with filled joints."""
    x, y, half = at[0], at[1], size * 0.52
    elements.add(
        parent, "rect", x=x - half, y=y - half, width=2 * half, height=2 * half, fill=style.MORTAR["orange"], rx=2
    )
    floor = style.SLABS["orange"][0]
    far = half - 2
    for column, row in ((0, 0), (0, 1), (1, 1), (1, 0)):
        left, top = x + (column - 1) * half + 1, y + (row - 1) * half + 1
        elements.rounded_shape(
            parent, [(left, top), (left + far, top), (left + far, top + far), (left, top + far)], 2, floor
        )
    for dx, dy in ((0.5, 0.0), (0.0, 0.5), (-0.5, 0.0), (0.0, -0.5)):
        along = (abs(dx) * 4, abs(dy) * 4)
        ends = [(x + dx * half + s * along[0], y + dy * half + s * along[1]) for s in (-1, 1)]
        elements.stroke(parent, ends, floor, 2.6, stroke_linecap="butt")


def _wall(parent: Element, at: Point, size: float) -> None:
    elements.stroke(parent, [(at[0] - size * 0.5, at[1]), (at[0] + size * 0.5, at[1])], style.WALL, 6)


# key of the term: (function that draws the sample, whether a face needs the entry)
ENTRIES: dict[str, tuple[Sample, Callable[[Face], bool]]] = {
    "step": (_step, lambda face: bool(face.adjacent) and not face.gaps),
    "no way, or rock": (_wall, lambda face: not face.gaps),
    "gap": (_swatch(style.GAP), lambda face: face.gaps),
    "red line": (_red, lambda face: any(line.kind == "red" for line in face.lines)),
    "yellow line, arrow down": (_yellow, lambda face: any(line.kind == "yellow" for line in face.lines)),
    "special area": (_swatch(style.SPECIAL), lambda face: any(space.kind == "special-area" for space in face.spaces)),
    "water": (_swatch(style.WATER), lambda face: any(space.kind == "water" for space in face.spaces)),
    "current": (symbols.current("E", False), lambda face: any(space.towards for space in face.spaces)),
    "current off the tile": (symbols.current("E", True), lambda face: any(s.to == "off-tile" for s in face.spaces)),
    "minions enter": (symbols.paw, lambda face: any(space.entry for space in face.spaces)),
    "mousetrap": (symbols.trap, lambda face: any(space.mousetrap for space in face.spaces)),
    "flip": (symbols.flip, lambda face: any(space.flip == "normal" for space in face.spaces)),
    "flip with an item": (symbols.flip_item, lambda face: any(space.flip == "item" for space in face.spaces)),
    "flip by class": (symbols.flip_classes, lambda face: any(space.flip == "classes" for space in face.spaces)),
}


def _bridge(state: str) -> Sample:
    def draw(parent: Element, at: Point, size: float) -> None:
        half = size / 2
        corners = [(at[0] + x * half, at[1] + y * half * 0.6) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        draw_bridge(parent, corners, "blue", state)

    return draw


def _route(parent: Element, at: Point, size: float) -> None:
    draw_route_line(parent, [(at[0] - size * 0.55, at[1]), (at[0] + size * 0.55, at[1])], Viewport(0, 0, 1))


PLAN_ENTRIES: dict[str, Sample] = {
    "exits meet": _bridge("open"),
    "exits meet once flipped": _bridge("closed"),
    "door shut": _bridge("shut"),
    "start": symbols.start,
    "goal": symbols.goal,
    "special search": symbols.search,
    "special surge": symbols.surge,
    "token lies": symbols.token,
    "shortest way": _route,
}
"""Entries that only plans need."""


def layout(faces: Iterable[Face], extra: Iterable[str], width: float) -> list[list[tuple[float, str]]]:
    """Arrange entries in rows that fit a width; return the left edge and the key of each entry."""
    face_list = list(faces)
    words = [word for word, (_, used) in ENTRIES.items() if any(used(face) for face in face_list)]
    language = face_list[0].language if face_list else "en"
    rows: list[list[tuple[float, str]]] = [[]]
    left = 0.0
    for word in [*words, *extra]:
        need = 32 + style.text_width(entry_text(word, language), SIZE) + 9
        if left + need > width and rows[-1]:
            rows.append([])
            left = 0.0
        rows[-1].append((left, word))
        left += need
    return rows


def height(faces: Iterable[Face], extra: Iterable[str], width: float) -> float:
    """Return the height of the key."""
    return len(layout(faces, extra, width)) * ROW


def draw(parent: Element, faces: Iterable[Face], extra: Iterable[str], left: float, top: float, width: float) -> None:
    """Draw the key into a picture."""
    part = elements.group(parent, "legend")
    face_list = list(faces)
    language = face_list[0].language if face_list else "en"
    for row, entries in enumerate(layout(face_list, extra, width)):
        y = top + ROW * (row + 0.5)
        for offset, word in entries:
            sample = ENTRIES[word][0] if word in ENTRIES else PLAN_ENTRIES[word]
            sample(part, (left + offset + 13, y), 17)
            text = entry_text(word, language)
            elements.write(part, (left + offset + 32, y), text, SIZE, kind="key", anchor="start", colour=style.MUTED)


RULES = {"start": "party starts", "water": "water rule"}
"""The terms of entries whose own word means something else, too."""


def entry_text(word: str, language: str) -> str:
    """Return the text of an entry in a language."""
    return term(RULES.get(word, word), language)
