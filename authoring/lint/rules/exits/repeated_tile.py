"""The plan places the same face twice.

At the table:
    The box has only one such tile.

How to fix:
    Place another tile.

Bad:
    # based on: supper
    plan:
      - { face: kitchen-tunnels, at: [0, 0] }
      - { face: crystal-tunnels, at: [0, 1] }
      - { face: crystal-tunnels, at: [0, 2] }

Good:
    # based on: supper
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.layout import PlacedTile, plan_of


def _check(context: Context) -> Iterator[Finding]:
    first: dict[str, PlacedTile] = {}
    for placed in plan_of(context.entry.data, context.library):
        before = first.setdefault(placed.face, placed)
        if before is not placed:
            message = f'"{placed.face}" is placed twice'
            place = context.entry.related("first placed here", (*before.steps, "face"))
            yield context.finding((*placed.steps, "face"), message, "the box holds it once: place another", place)


RULE = Rule(
    code="X103",
    name="repeated-tile",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
