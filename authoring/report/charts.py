"""Small charts as SVG: bars, and lines with or without a band around them.

Every chart has a title for screen readers, and every mark has a tooltip with its values. Lines differ in their dashes
as well as in their colours.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from xml.etree.ElementTree import Element, tostring

from authoring.drawing.svg import elements, style

WIDTH, HEIGHT = 560.0, 240.0
LEFT, RIGHT, TOP, BOTTOM = 48.0, 12.0, 12.0, 40.0
TEXT = 12.0
GRID = "var(--line, #d9d2c3)"
COLOURS = tuple(
    f"var(--c{number}, {colour})"
    for number, colour in enumerate(("#0072b2", "#d55e00", "#00795a", "#a0508a", "#8a6d00", "#4a4a4a"), start=1)
)
"""Colours that colour-blind readers can distinguish; a page may redefine the variables for dark mode."""
DASHES = ("", "6 3", "2 3", "8 3 2 3", "12 4", "4 6")

KEYS_A_ROW = 2

Point = tuple[float, float]
Words = Callable[[float], str]


def plain(value: float) -> str:
    """Write a number on an axis."""
    return f"{value:g}"


def per_cent(value: float) -> str:
    """Write a share on an axis."""
    return f"{value * 100:g} %"


def short(value: float) -> str:
    """Write a mean in a tooltip."""
    return f"{value:.2g}"


def whole_per_cent(value: float) -> str:
    """Write a share in a tooltip."""
    return f"{value * 100:.0f} %"


@dataclass(frozen=True)
class Axis:
    """An axis of a chart: its name, its range, and how its numbers are written."""

    name: str
    low: float
    high: float
    words: Words = plain
    whole: bool = False

    def ticks(self) -> list[float]:
        """Return about five round values."""
        span = max(self.high - self.low, 1e-9)
        step = 10.0 ** floor(log10(span / 4))
        step = next(step * factor for factor in (1, 2, 5, 10) if span / (step * factor) <= 5)
        step = max(1.0, ceil(step)) if self.whole else step
        first = ceil(self.low / step - 1e-9)
        return [n * step for n in range(first, floor(self.high / step + 1e-9) + 1)]


class Chart:
    """A frame with axes."""

    def __init__(self, title: str, x: Axis, y: Axis, top: float = TOP) -> None:
        self.x, self.y, self.top = x, y, top
        self.root = elements.document(WIDTH, HEIGHT, title)
        self.root.remove(self.root[1])  # no paper: the page is its own
        self.root.set("class", "chart")
        self._draw_axes()

    def at(self, x: float, y: float) -> Point:
        """Convert a point of the data to a point of the picture."""
        right = (x - self.x.low) / max(self.x.high - self.x.low, 1e-9)
        up = (y - self.y.low) / max(self.y.high - self.y.low, 1e-9)
        return LEFT + right * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - up * (HEIGHT - self.top - BOTTOM)

    def text(self) -> str:
        """Return the chart as SVG."""
        return tostring(self.root, encoding="unicode")

    def _draw_axes(self) -> None:
        grid = elements.group(self.root, "axes")
        for value in self.y.ticks():
            left, right = self.at(self.x.low, value), self.at(self.x.high, value)
            elements.stroke(grid, [left, right], GRID, 1)
            elements.write(grid, (LEFT - 6, left[1]), self.y.words(value), TEXT, kind="tick", anchor="end")
        for value in self.x.ticks():
            x, y = self.at(value, self.y.low)
            elements.write(grid, (x, y + 12), self.x.words(value), TEXT, kind="tick")
        middle = LEFT + (WIDTH - LEFT - RIGHT) / 2
        elements.write(grid, (middle, HEIGHT - 8), self.x.name, TEXT, kind="axis", colour=style.MUTED)


def bars(title: str, x_name: str, values: Sequence[tuple[int, int]]) -> str:
    """Draw a bar chart of whole numbers."""
    low, high = min(x for x, _ in values), max(x for x, _ in values)
    top = max(count for _, count in values)
    chart = Chart(title, Axis(x_name, low - 0.6, high + 0.6, whole=True), Axis("", 0, top, whole=True))
    part = elements.group(chart.root, "bars")
    for x, count in values:
        corners = [chart.at(x - 0.4, 0), chart.at(x - 0.4, count), chart.at(x + 0.4, count), chart.at(x + 0.4, 0)]
        _titled(elements.shape(part, corners, COLOURS[0]), f"{x} {x_name}: {count}")
    return chart.text()


@dataclass(frozen=True)
class Banded:
    """A value with its interval."""

    x: float
    value: float
    low: float
    high: float


def banded(title: str, x_name: str, points: Sequence[Banded], marked: float | None = None) -> str:
    """Draw a line of shares with a band for their intervals; one x value may be marked."""
    x = Axis(x_name, points[0].x - 0.2, points[-1].x + 0.2, whole=True)
    chart = Chart(title, x, Axis("", 0, max(0.1, *(point.high for point in points)), per_cent))
    part = elements.group(chart.root, "band")
    edge = [chart.at(p.x, p.high) for p in points] + [chart.at(p.x, p.low) for p in reversed(points)]
    elements.shape(part, edge, COLOURS[0], fill_opacity=0.18)
    elements.stroke(part, [chart.at(p.x, p.value) for p in points], COLOURS[0], 2)
    if marked is not None:
        ends = [chart.at(marked, chart.y.low), chart.at(marked, chart.y.high)]
        elements.stroke(part, ends, COLOURS[1], 1.5, stroke_dasharray="4 3")
    for p in points:
        x_at, y_at = chart.at(p.x, p.value)
        dot = elements.add(part, "circle", cx=x_at, cy=y_at, r=4, fill=COLOURS[0])
        _titled(dot, f"{x_name} {p.x:g}: {p.value:.1%} ({p.low:.1%} to {p.high:.1%})")
    return chart.text()


def lines(title: str, x_name: str, series: dict[str, list[Point]], words: Words = plain, said: Words = short) -> str:
    """Draw several lines with a key; every point has a tooltip."""
    points = [point for line in series.values() for point in line]
    x = Axis(x_name, min(p[0] for p in points), max(p[0] for p in points), whole=True)
    key_rows = -(-len(series) // KEYS_A_ROW)
    chart = Chart(title, x, Axis("", 0, max(0.1, *(p[1] for p in points)), words), TOP + key_rows * 16)
    for index, (name, line) in enumerate(series.items()):
        part = elements.group(chart.root, "line", name=name)
        colour, dash = COLOURS[index % len(COLOURS)], DASHES[index % len(DASHES)]
        path = elements.stroke(
            part, [chart.at(*point) for point in line], colour, 2, **({"stroke_dasharray": dash} if dash else {})
        )
        _titled(path, name)
        for x_value, y_value in line:
            x_at, y_at = chart.at(x_value, y_value)
            dot = elements.add(part, "circle", cx=x_at, cy=y_at, r=2.5, fill=colour)
            _titled(dot, f"{name}, {x_name} {x_value:g}: {said(y_value)}")
        left, top = LEFT + 10 + (index % KEYS_A_ROW) * 200, TOP + (index // KEYS_A_ROW) * 16
        elements.stroke(
            part, [(left, top), (left + 24, top)], colour, 2, **({"stroke_dasharray": dash} if dash else {})
        )
        elements.write(part, (left + 30, top), name, TEXT, kind="key", anchor="start")
    return chart.text()


def _titled(mark: Element, text: str) -> None:
    elements.title(mark, text)
