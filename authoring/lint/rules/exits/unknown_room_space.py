"""A room of the chapter names a space that its face does not have: in `areas`, `adjacent`, `sees`, a search or an
encounter.

At the table:
    Players cannot tell which space is meant, and the chapter cannot be set up.

How to fix:
    Correct the name, or add the space to the room.

Bad:
    # based on: supper
    rooms:
      kitchen:
        areas: { counter: [k7] }
        search: [{ card: grape, where: counter }]

Good:
    # based on: supper
    rooms:
      kitchen:
        areas: { counter: [k1] }
        search: [{ card: grape, where: counter }]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.content.source import Steps
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.layout import room_spaces
from authoring.wording.suggestions import did_you_mean

WORDS = ("anywhere", "water", "entries")
"""Words for places that are not ids of spaces."""


def _check(context: Context) -> Iterator[Finding]:
    faces = context.library.entries("face")
    for face_id, room in context.entry.data.get("rooms", {}).items():
        face = faces.get(face_id)
        if face is None:
            continue
        known = room_spaces(context.entry.data, face.data)
        for name, steps in _named(room, ("rooms", face_id)):
            if name not in known:
                message = f'face "{face_id}" has no space "{name}"'
                yield context.finding(steps, message, did_you_mean(name, known), face.related("the face is here"))


def _named(room: dict[str, Any], base: Steps) -> Iterator[tuple[str, Steps]]:
    """Every space a room names outside its rules, with its place."""
    areas = room.get("areas", {})
    for area, names in areas.items():
        yield from ((name, (*base, "areas", area, i)) for i, name in enumerate(names) if name not in WORDS)
    for i, pair in enumerate(room.get("adjacent", [])):
        yield from ((name, (*base, "adjacent", i, j)) for j, name in enumerate(pair))
    for i, space in enumerate(room.get("spaces", [])):
        yield from ((name, (*base, "spaces", i, "sees", j)) for j, name in enumerate(space.get("sees", [])))
        if "current" in space and space["current"]["to"] != "off-tile":
            yield space["current"]["to"], (*base, "spaces", i, "current", "to")
    for i, search in enumerate(room.get("search", [])):
        yield from _words(search.get("where", "anywhere"), (*base, "search", i, "where"), areas)
    encounter = room.get("encounter")
    for i, troop in enumerate(encounter.get("place", []) if isinstance(encounter, dict) else []):
        yield from _words(troop.get("at", "entries"), (*base, "encounter", "place", i, "at"), areas)
    surge = room.get("surge")
    for i, troop in enumerate(surge if isinstance(surge, list) else []):
        yield from _words(troop.get("at", "entries"), (*base, "surge", i, "at"), areas)


def _words(where: Any, steps: Steps, areas: dict[str, Any]) -> Iterator[tuple[str, Steps]]:
    """The ids of spaces in a place or list of places, without areas and other words."""
    many = isinstance(where, list)
    for i, name in enumerate(where if many else [where]):
        if isinstance(name, str) and name not in areas and name not in WORDS and "/" not in name:
            yield name, ((*steps, i) if many else steps)


RULE = Rule(
    code="X113",
    name="unknown-room-space",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
