"""A campaign as a picture: its chapters in a row, with arrows for what follows a win and a loss."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from xml.etree.ElementTree import Element, tostring

from authoring.drawing.svg import elements
from authoring.report.charts import COLOURS
from authoring.report.numbers import percent

BOX, TALL, GAP = 172.0, 54.0, 72.0
TOP, MIDDLE, BOTTOM = 120.0, 120.0 + TALL / 2, 130.0
WIDEST = 12.0
"""The width of an arrow that every campaign takes once."""
LIFT = 22.0
"""How much higher an arc goes for each chapter that it passes."""
SMALL = 12.0
LETTERS = 20
"""How many letters of a title fit into its box."""
WON, LOST = COLOURS[2], COLOURS[1]

Point = tuple[float, float]


def flow(data: dict[str, Any]) -> str:
    """Draw the picture from the data of a campaign's report."""
    names = [one["chapter"] for one in data["chapters"]]
    steps = [step for step in data["steps"] if step["to"] or step["won"]]
    goal = len(names) if any(not step["to"] for step in steps) else -1
    places = {name: number for number, name in enumerate(names)} | {"": goal}
    columns = len(names) + (goal >= 0)
    width, height = columns * (BOX + GAP) - GAP + 40, TOP + TALL + BOTTOM
    root = elements.document(width, height, "Ways through the campaign")
    root.remove(root[1])  # no paper: the page is its own
    _crop(root, width, [(places[step["from"]], places[step["to"]]) for step in steps])
    root.set("class", "chart")
    arrows = elements.group(root, "arrows")
    for step in sorted(steps, key=lambda step: -step["times"]):
        _arrow(arrows, step, places[step["from"]], places[step["to"]])
    for one in data["chapters"]:
        over = sum(step["per-campaign"] for step in _ends(data["steps"], one["chapter"]))
        _chapter(root, places[one["chapter"]], one, over)
    if goal >= 0:
        _box(root, goal, ["the end", f"{percent(data['result']['finished']['rate'])} of campaigns"])
    return tostring(root, encoding="unicode")


def _crop(root: Element, width: float, ways: list[tuple[int, int]]) -> None:
    """Leave out the room above that is for arcs, and the room below that is for ways back, if there are none."""
    longest = max((end - start for start, end in ways), default=1)
    top = 0.0 if longest > 1 else TOP - 20
    bottom = TOP + TALL + (BOTTOM if any(end <= start for start, end in ways) else 30)
    root.set("height", elements.number(bottom - top))
    root.set("viewBox", f"0 {elements.number(top)} {elements.number(width)} {elements.number(bottom - top)}")


def _ends(steps: Iterable[dict[str, Any]], chapter: str) -> list[dict[str, Any]]:
    """The steps that end a campaign with the loss of a chapter."""
    return [step for step in steps if step["from"] == chapter and not step["to"] and not step["won"]]


def _left(column: int) -> float:
    return 20 + column * (BOX + GAP)


def _chapter(root: Element, column: int, one: dict[str, Any], over: float) -> None:
    title = one["title"] or one["chapter"]
    words = [title if len(title) <= LETTERS else f"{title[: LETTERS - 1]}…"]
    wins = one["report"]["result"]["win-rate"] if one["report"] else None
    words.append(f"{percent(wins['rate'])} of {wins['games']} games" if wins else "never played")
    part = _box(root, column, words)
    elements.title(part, title)
    if over:
        at = (_left(column) + BOX / 2, TOP + TALL + 16)
        elements.write(part, at, f"over: {percent(over)}", SMALL, kind="over", colour=LOST)


def _box(root: Element, column: int, words: list[str]) -> Element:
    part = elements.group(root, "chapter")
    fill, edge = "var(--card, #fff)", "var(--muted, #5d554c)"
    elements.add(
        part, "rect", x=_left(column), y=TOP, width=BOX, height=TALL, rx=8, fill=fill, stroke=edge, stroke_width=1.5
    )
    for line, text in enumerate(words):
        at = (_left(column) + BOX / 2, TOP + 21 + line * 19)
        elements.write(part, at, text, SMALL + (1 - line), kind="name", bold=not line)
    return part


def _arrow(parent: Element, step: dict[str, Any], start: int, end: int) -> None:
    """An arrow: straight to the next chapter, in an arc above it to a later one, below it back or to the same one."""
    won, width = step["won"], max(1.5, min(WIDEST, WIDEST * step["per-campaign"]))
    colour = WON if won else LOST
    points = _course(start, end, won)
    path = elements.add(
        parent, "path", d=_path(points), fill="none", stroke=colour, stroke_width=width, stroke_opacity=0.75
    )
    words = f"{step['from']} {'won' if won else 'lost'}, then {step['to'] or 'the end'}: {step['times']} times"
    elements.title(path, words)
    _head(parent, points, colour, width)
    (_, ay), (_, by) = points[1], points[2]
    at = ((points[0][0] + points[3][0]) / 2, points[0][1] / 4 + (ay + by) * 3 / 8)
    straight = points[0][1] == points[1][1]
    up = won if straight else ay < TOP
    label = (at[0], at[1] - width / 2 - 8 if up else at[1] + width / 2 + 9)
    elements.write(parent, label, percent(step["per-campaign"]), SMALL, kind="share")


def _course(start: int, end: int, won: bool) -> list[Point]:
    """The four points of the curve of an arrow."""
    lane = -10.0 if won else 10.0
    if end == start + 1:
        y = MIDDLE + lane
        a, b = (_left(start) + BOX, y), (_left(end) - 8, y)
        return [a, (a[0] + GAP / 3, y), (b[0] - GAP / 3, y), b]
    if end > start:
        height = TOP - LIFT * (end - start) - 14 + lane
        a, b = (_left(start) + BOX / 2 + 20, TOP), (_left(end) + BOX / 2 - 30 + lane, TOP - 8)
        return [a, (a[0], height), (b[0], height), b]
    floor = TOP + TALL + 40 + LIFT * min(3, start - end) + lane
    x = _left(start) + BOX / 2
    a, b = (x + 45, TOP + TALL), (_left(end) + BOX / 2 - (45 if start == end else 20), TOP + TALL + 8)
    return [a, (a[0], floor + 20), (b[0], floor + 20), b]


def _path(points: list[Point]) -> str:
    (ax, ay), *rest = points
    return f"M{elements.number(ax)} {elements.number(ay)}C" + " ".join(
        f"{elements.number(x)} {elements.number(y)}" for x, y in rest
    )


def _head(parent: Element, points: list[Point], colour: str, width: float) -> None:
    """The head of an arrow: to the right, downwards or upwards."""
    (_, by), (cx, cy) = points[2], points[3]
    wing = 4 + width / 2
    if by == cy:
        corners = [(cx - 2, cy - wing), (cx + 8, cy), (cx - 2, cy + wing)]
    else:
        down = 1 if by < cy else -1
        corners = [(cx - wing, cy - 2 * down), (cx, cy + 8 * down), (cx + wing, cy - 2 * down)]
    elements.shape(parent, corners, colour)
