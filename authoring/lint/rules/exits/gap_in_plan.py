"""The tiles of the plan are not all connected edge to edge.

At the table:
    Part of the board lies apart, and no exit leads there.

How to fix:
    Move the tiles together; `at` counts columns and rows of whole tiles.

Bad:
    # based on: supper
    plan:
      - { face: kitchen-tunnels, at: [0, 0] }
      - { face: crystal-tunnels, at: [0, 2] }

Good:
    # based on: supper
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.faces import listed
from authoring.lint.views.layout import plan_of, start_tile, tiles_apart


def _check(context: Context) -> Iterator[Finding]:
    plan = plan_of(context.entry.data, context.library)
    apart = tiles_apart(context.entry.data, plan)
    if apart:
        names = listed(placed.face for placed in apart)
        message = f"the plan has a gap: {names} {'is' if len(apart) == 1 else 'are'} not connected to the start tile"
        place = context.entry.related("the mice start here", start_tile(context.entry.data, plan).steps)
        yield context.finding((*apart[0].steps, "at"), message, "move the tiles together", place)


RULE = Rule(
    code="X104",
    name="gap-in-plan",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
