"""Minions are placed on a space that the chapter closes to minions.

At the table:
    The chapter says that they stand there, and that they never may.

How to fix:
    Name another space, or let minions onto it (`minions: true`).

Bad:
    # based on: supper
    rooms:
      kitchen-tunnels:
        spaces:
          - { id: nook, at: [50, 50], minions: false }
        adjacent: [[nook, c2]]
        encounter:
          place: [{ minion: roach, count: 2, at: [nook] }]

Good:
    # based on: supper
    rooms:
      kitchen-tunnels:
        encounter:
          place: [{ minion: roach, count: 2, at: [c2] }]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.content.walk import walk
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    rooms = context.entry.data.get("rooms", {})
    closed = {
        (face, space["id"]): ("rooms", face, "spaces", i)
        for face, room in rooms.items() for i, space in enumerate(room.get("spaces", []))
        if space.get("minions") is False
    }  # fmt: skip
    if not closed:
        return
    for steps, value in walk(context.entry.data):
        if not isinstance(value, dict) or "minion" not in value or "at" not in value:
            continue
        own = str(steps[1]) if steps[:1] == ("rooms",) else ""
        names = _names(value["at"])
        there = [(face or own, name) for face, name in names]
        if there and all(place in closed for place in there):
            message = f'minions are placed on "{there[0][1]}", which is closed to minions'
            place = context.entry.related("closed here", closed[there[0]])
            yield context.finding((*steps, "at"), message, "name another space, or let minions onto it", place)


def _names(at: Any) -> list[tuple[str, str]]:
    """The spaces named, each with its face if that is said."""
    at = at.get("space", at.get("name")) if isinstance(at, dict) else at
    names = at if isinstance(at, list) else [at]
    found = [name.rpartition("/") for name in names if isinstance(name, str)]
    return [(face, name) for face, _, name in found]


RULE = Rule(
    code="E112",
    name="closed-space",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
