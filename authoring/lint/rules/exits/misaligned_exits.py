"""Two exits of one colour lie at the shared edge of two tiles, but not opposite each other.

At the table:
    The rules let mice pass only between aligned exits, so no mouse passes here.

How to fix:
    Give both the same `at`.

Bad:
    # based on: two-rooms
    # based on: pantry
    # based on: larder
    faces:
      - id: larder
        exits: [{ edge: W, at: 0.25, spaces: [a1] }]

Good:
    # based on: two-rooms
    # based on: pantry
    # based on: larder
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.layout import MISALIGNED, doors, plan_of


def _check(context: Context) -> Iterator[Finding]:
    for door in doors(plan_of(context.entry.data, context.library)):
        other = door.neighbour
        if door.faces != MISALIGNED or other is None or door.partner is None or other.index < door.placed.index:
            continue
        message = (
            f'{door.words} at {door.data["at"]} and the {door.partner["edge"]} exit of tile "{other.tile.id}" '
            f"at {door.partner['at']} do not line up"
        )
        places = (
            door.placed.tile.related("exit declared here", door.steps()),
            context.entry.related("its neighbour is placed here", other.steps),
        )
        yield context.finding(door.placed.steps, message, 'give both the same "at"', *places)


RULE = Rule(
    code="X107",
    name="misaligned-exits",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
