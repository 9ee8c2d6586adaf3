"""An exit of a face that is up meets a neighbour that has no exit at that edge on either face.

At the table:
    The tile shows an open exit, but there is a wall behind it.

How to fix:
    Place another tile there, or add the exit to the neighbour if it is your own.

Bad:
    # based on: two-rooms
    # based on: pantry
    # based on: larder
    faces:
      - id: larder
        exits: []
      - id: drain
        exits: []

Good:
    # based on: two-rooms
    # based on: pantry
    # based on: larder
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.layout import WALL, doors, plan_of


def _check(context: Context) -> Iterator[Finding]:
    for door in doors(plan_of(context.entry.data, context.library)):
        if door.faces == WALL and door.face is door.placed.up and door.neighbour is not None:
            message = f'{door.words} meets a wall of "{door.neighbour.face}"'
            places = (
                door.placed.tile.related("exit declared here", door.steps()),
                context.entry.related("its neighbour is placed here", door.neighbour.steps),
            )
            yield context.finding(door.placed.steps, message, "place another tile there", *places)


RULE = Rule(
    code="X105",
    name="exit-to-wall",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
