"""The chapter names a face whose tile is not in the plan: in `rooms`, in the victory or in a goal.

At the table:
    The part never applies, as no mouse can reach that room.

How to fix:
    Place the tile, or name a face of a tile in the plan.

Bad:
    # based on: supper
    rooms:
      guard-room:
        story: It smells of soup.

Good:
    # based on: supper
    rooms:
      kitchen:
        story: It smells of soup.
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.source import Steps
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.layout import plan_of
from authoring.wording.suggestions import did_you_mean


def _check(context: Context) -> Iterator[Finding]:
    known = [
        face["id"] for placed in plan_of(context.entry.data, context.library) for face in placed.tile.data["faces"]
    ]
    for name, steps in _named(context):
        face = context.library.entries("face").get(name)
        if face is not None and name not in known:
            message = f'face "{name}" is not in the plan'
            related = face.related("the face is here")
            yield context.finding(steps, message, did_you_mean(name, known), related, key=steps[0] == "rooms")


def _named(context: Context) -> Iterator[tuple[str, Steps]]:
    chapter = context.entry.data
    yield from ((name, ("rooms", name)) for name in chapter.get("rooms", {}))
    for i, goal in enumerate(chapter.get("goals", [])):
        go = goal.get("go", [])
        if isinstance(go, list):
            yield from ((place["face"], ("goals", i, "go", number, "face")) for number, place in enumerate(go))
        else:
            yield go["face"], ("goals", i, "go", "face")


RULE = Rule(
    code="X112",
    name="absent-room",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
