"""The mice start on a face that is not up at the start, or not in the plan at all.

At the table:
    The start space is on the underside of a tile, or on a tile still in the box.

How to fix:
    Start on a face of the plan, or place the start face.

Bad:
    # based on: supper
    start: { face: alchemists-chamber, space: a1 }

Good:
    # based on: supper
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.layout import plan_of
from authoring.wording.suggestions import did_you_mean


def _check(context: Context) -> Iterator[Finding]:
    start = context.entry.data["start"]["face"]
    face = context.library.entries("face").get(start)
    plan = plan_of(context.entry.data, context.library)
    if face is None or start in (placed.face for placed in plan):
        return
    back = next((placed for placed in plan if placed.tile.file is face.file), None)
    if back is not None:
        message = f'start face "{start}" is not up: the plan shows its back, "{back.face}"'
        place = context.entry.related("the tile is placed here", (*back.steps, "face"))
        yield context.finding(("start", "face"), message, "place the start face, or start on the other", place)
    else:
        message = f'start face "{start}" is not in the plan'
        yield context.finding(("start", "face"), message, did_you_mean(start, [placed.face for placed in plan]))


RULE = Rule(
    code="X111",
    name="start-not-up",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
