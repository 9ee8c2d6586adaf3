"""An encounter sets mousetraps on a face that has no space for one, or in a chapter that is played without mousetraps.

At the table:
    The chapter says that traps are set, and there is nowhere to set them.

How to fix:
    Remove `mousetraps`, or name spaces with `set-trap` in the setup of the room.

Bad:
    # based on: supper
    options: { mousetraps: 0 }
    rooms:
      kitchen-tunnels:
        encounter:
          place: [{ minion: roach, count: 2 }]
          mousetraps: true

Good:
    # based on: supper
    rooms:
      kitchen-tunnels:
        encounter:
          place: [{ minion: roach, count: 2 }]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    faces = context.library.entries("face")
    none = context.entry.data.get("options", {}).get("mousetraps") == 0
    for name, room in context.entry.data.get("rooms", {}).items():
        encounter, face = room.get("encounter"), faces.get(name)
        if face is None or not isinstance(encounter, dict) or not encounter.get("mousetraps"):
            continue
        spaces: list[Any] = [*face.data["spaces"], *room.get("spaces", [])]
        steps = ("rooms", name, "encounter", "mousetraps")
        if none:
            place = context.entry.related("the option is here", ("options", "mousetraps"))
            message = "mousetraps are set in a chapter that is played without them"
            yield context.finding(steps, message, "remove one of the two", place)
        elif not any(space.get("mousetrap") for space in spaces):
            message = f'"{name}" has no space for a mousetrap, so the encounter sets none'
            yield context.finding(steps, message, "remove it, or use `set-trap` in the setup of the room",
                                  face.related("the face is here"))  # fmt: skip


RULE = Rule(
    code="E114",
    name="no-trap-space",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
