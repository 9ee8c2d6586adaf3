"""An area of a room has the name of a space of its face, but holds other spaces.

At the table:
    The map shows one space of that name, and the rules mean others.

How to fix:
    Give the area another name.

Bad:
    # based on: supper
    rooms:
      kitchen-tunnels:
        areas: { c2: [a1, b1] }
        search: [{ card: grape, where: [c2] }]

Good:
    # based on: supper
    rooms:
      kitchen-tunnels:
        areas: { corner: [a1, b1] }
        search: [{ card: grape, where: [corner] }]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    faces = context.library.entries("face")
    for name, room in context.entry.data.get("rooms", {}).items():
        face = faces.get(name)
        if face is None:
            continue
        known = {str(space["id"]) for space in [*face.data["spaces"], *room.get("spaces", [])]}
        for area, spaces in room.get("areas", {}).items():
            if area in known and list(spaces) != [area]:
                message = f'area "{area}" has the name of a space of "{name}"'
                yield context.finding(("rooms", name, "areas", area), message, "give the area another name",
                                      face.related("the face is here"), key=True)  # fmt: skip


RULE = Rule(
    code="X117",
    name="ambiguous-area",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
