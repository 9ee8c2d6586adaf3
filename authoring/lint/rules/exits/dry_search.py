"""A special search is in the water of a face that has none.

At the table:
    No mouse can find the card.

How to fix:
    Name spaces of the face, or an area of the room.

Bad:
    # based on: supper
    rooms:
      kitchen-tunnels:
        search: [{ card: grape, where: water }]

Good:
    # based on: supper
    rooms:
      kitchen-tunnels:
        search: [{ card: grape, where: anywhere }]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    faces = context.library.entries("face")
    for name, room in context.entry.data.get("rooms", {}).items():
        face = faces.get(name)
        if face is None:
            continue
        spaces: list[Any] = [*face.data["spaces"], *room.get("spaces", [])]
        wet = any(space.get("kind") == "water" for space in spaces)
        for i, search in enumerate(room.get("search", [])):
            if search.get("where") == "water" and not wet:
                message = f'special search for "{search["card"]}" is in the water, but "{name}" has none'
                yield context.finding(("rooms", name, "search", i, "where"), message, "name spaces of the face",
                                      face.related("the face is here"))  # fmt: skip


RULE = Rule(
    code="X115",
    name="dry-search",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
