"""SVG elements. Everything is written with absolute coordinates and plain attributes: no scripts, styles, patterns,
references or transforms, so that every viewer and converter draws the same, and a test can measure it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from authoring.drawing.svg.geometry import Point, towards
from authoring.drawing.svg.style import FONT, INK, PAPER, text_width

NAMESPACE = "http://www.w3.org/2000/svg"
_NOT_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Characters that turn the writing round: one in a name would turn all that is told after it."""


def number(value: float) -> str:
    """A coordinate: one decimal at most, since finer is invisible and makes files long."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return text if text != "-0" else "0"


def document(width: float, height: float, title: str) -> Element:
    """An empty picture on paper, with a title for screen readers and window titles."""
    root = Element(
        "svg",
        {
            "xmlns": NAMESPACE,
            "width": number(width),
            "height": number(height),
            "viewBox": f"0 0 {number(width)} {number(height)}",
            "role": "img",
        },
    )
    add(root, "title").text = clean(title)
    add(root, "rect", {"class": "paper"}, x=0, y=0, width=width, height=height, fill=PAPER)
    return root


def written(root: Element) -> str:
    """The picture as text."""
    indent(root, " ")
    return tostring(root, encoding="unicode") + "\n"


def clean(text: str) -> str:
    """Text without the characters XML cannot hold or that turn the writing round; the rest is escaped when written."""
    if text.isascii() and text.isprintable():  # most are ids
        return text
    return _TURNING.sub("", _NOT_XML.sub("", text))


def add(parent: Element, tag: str, named: dict[str, str] | None = None, /, **attributes: str | float) -> Element:
    """Add an element. Underscores in attribute names stand for hyphens; `named` holds content, such as ids."""
    values = {
        key.replace("_", "-"): value if isinstance(value, str) else number(value) for key, value in attributes.items()
    }
    if named:
        values |= {key: clean(value) for key, value in named.items()}
    return SubElement(parent, tag, values)


def group(parent: Element, kind: str, **data: str) -> Element:
    """A group of a class, with `data-` attributes that say which part of the content it shows."""
    named = {"class": kind} | {f"data-{key.replace('_', '-')}": value for key, value in data.items()}
    return add(parent, "g", named)


def title(parent: Element, text: str) -> None:
    """What a viewer shows when the pointer rests on the element."""
    add(parent, "title").text = clean(text)


def outline(points: Iterable[Point], closed: bool = True) -> str:
    """Path data through points."""
    steps = " L".join([f"{number(x)} {number(y)}" for x, y in points])
    return f"M{steps}" + ("Z" if closed else "")


def curve(points: Sequence[Point], radius: float) -> str:
    """Path data along a closed polygon with its corners rounded off."""
    steps = []
    for i, corner in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % len(points)]
        ax, ay = towards(corner, before, min(radius, math.dist(corner, before) / 2))
        bx, by = towards(corner, after, min(radius, math.dist(corner, after) / 2))
        steps.append(f"{number(ax)} {number(ay)}Q{number(corner[0])} {number(corner[1])} {number(bx)} {number(by)}")
    return f"M{'L'.join(steps)}Z"


def strokes(lines: Iterable[Sequence[Point]]) -> str:
    """Path data of many open lines: one element for a whole texture."""
    return "".join(outline(line, closed=False) for line in lines)


def soft(parent: Element, points: Sequence[Point], radius: float, fill: str, **attributes: str | float) -> Element:
    """A filled polygon with rounded corners."""
    return add(parent, "path", d=curve(points, radius), fill=fill, **attributes)


def shape(parent: Element, points: Sequence[Point], fill: str, **attributes: str | float) -> Element:
    """A filled polygon."""
    return add(parent, "path", d=outline(points), fill=fill, **attributes)


def stroke(parent: Element, points: Sequence[Point], colour: str, width: float, **attributes: str | float) -> Element:
    """A line through points, with round ends."""
    look = {"stroke_linecap": "round", "stroke_linejoin": "round"} | attributes
    return add(parent, "path", d=outline(points, closed=False), fill="none", stroke=colour, stroke_width=width, **look)


def write(
    parent: Element,
    at: Point,
    text: str,
    size: float,
    *,
    kind: str,
    anchor: str = "middle",
    bold: bool = False,
    colour: str = INK,
    italic: bool = False,
    font: str = FONT,
) -> Element:
    """A line of text; `at` is on its vertical middle."""
    look: dict[str, str | float] = {"font_family": font, "font_size": size, "text_anchor": anchor, "fill": colour}
    if bold:
        look["font_weight"] = "bold"
    if italic:
        look["font_style"] = "italic"
    element = add(parent, "text", {"class": kind}, x=at[0], y=at[1] + size * 0.36, **look)
    element.text = clean(text)
    return element


def pill_width(text: str, size: float) -> float:
    """How wide the plate of a pill is."""
    return text_width(text, size, bold=True) + size * 0.8


def pill(parent: Element, at: Point, text: str, size: float, fill: str, colour: str) -> None:
    """A short text on a rounded plate."""
    width, height = pill_width(text, size), size * 1.45
    add(
        parent,
        "rect",
        x=at[0] - width / 2,
        y=at[1] - height / 2,
        width=width,
        height=height,
        rx=height / 2,
        fill=fill,
        stroke=INK,
        stroke_width=size * 0.07,
    )
    write(parent, at, text, size, kind="label", bold=True, colour=colour)
