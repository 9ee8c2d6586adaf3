"""Two tiles of the plan lie on the same place.

At the table:
    One tile lies on the other, and its exits lead nowhere.

How to fix:
    Give one of them another place in the grid.

Bad:
    # based on: supper
    plan:
      - { face: kitchen-tunnels, at: [0, 0] }
      - { face: crystal-tunnels, at: [0, 0] }

Good:
    # based on: supper
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.layout import PlacedTile, plan_of


def _check(context: Context) -> Iterator[Finding]:
    first: dict[tuple[int, int], PlacedTile] = {}
    for placed in plan_of(context.entry.data, context.library):
        before = first.setdefault(placed.at, placed)
        if before is not placed:
            message = f'"{placed.face}" lies on "{before.face}": both are at [{placed.at[0]}, {placed.at[1]}]'
            place = context.entry.related("the other tile is placed here", (*before.steps, "at"))
            yield context.finding((*placed.steps, "at"), message, "move one of the two", place)


RULE = Rule(
    code="X101",
    name="overlapping-tiles",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
