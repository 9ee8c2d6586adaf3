"""Two exits of a face lie at the same place of one edge.

At the table:
    The players see one exit, and cannot tell which of the two counts.

How to fix:
    Remove one, or move it along the edge.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        exits: [{ edge: E, at: 0.5, spaces: [a3] }, { edge: E, at: 0.5, spaces: [a3] }]

Good:
    # based on: pantry
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.faces import faces


def _check(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        seen: dict[tuple[str, float], int] = {}
        for i, one in enumerate(face.exits):
            near = [key for key in seen if key[0] == one["edge"] and abs(key[1] - float(one.get("at", 0.5))) < NEAR]
            if near:
                message = f'two exits of face "{face.id}" lie at one place of the {one["edge"]} edge'
                place = context.entry.related("the first is here", (*face.steps, "exits", seen[near[0]]))
                yield context.finding(
                    (*face.steps, "exits", i), message, "remove one, or move it along the edge", place
                )
            seen.setdefault((one["edge"], float(one.get("at", 0.5))), i)


NEAR = 0.02
"""Exits are wider than this share of an edge."""


RULE = Rule(
    code="T123",
    name="doubled-exit",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
