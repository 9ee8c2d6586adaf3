"""The plan places both faces of one tile.

At the table:
    The box has only one such tile: it cannot lie in two places, or with both sides up.

How to fix:
    Place one face, and let a flip or an exit of the other colour turn it over.

Bad:
    # based on: supper
    plan:
      - { face: kitchen-tunnels, at: [0, 0] }
      - { face: kitchen, at: [0, 1] }
    start: { face: kitchen-tunnels, space: b5 }

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
        before = first.setdefault(placed.tile.id, placed)
        if before.face != placed.face:
            message = f'"{placed.face}" is the back of "{before.face}", which is placed already'
            place = context.entry.related("its other face is placed here", (*before.steps, "face"))
            yield context.finding((*placed.steps, "face"), message, "place one of the two", place)


RULE = Rule(
    code="X102",
    name="both-faces",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
