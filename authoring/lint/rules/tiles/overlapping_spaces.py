"""The centres of two spaces of a face are almost at the same point.

At the table:
    In the picture they are one space, and players cannot tell which of the two a figure is on.

How to fix:
    Correct one of the centres, or make one space of them.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [20, 51] }
          - { id: a3, at: [80, 50], entry: true }

Good:
    # based on: pantry
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.faces import faces

CLOSE = 4.0
"""The bases of two figures do not fit side by side at a smaller distance, of 100."""


def _check(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        for one, other in combinations(face.spaces, 2):
            if math.dist(face.at(one), face.at(other)) < CLOSE:
                message = f'spaces "{one}" and "{other}" of face "{face.id}" lie on top of each other'
                first = context.entry.related(f'centre of "{one}"', face.space_steps(one, "at"))
                yield context.finding(face.space_steps(other, "at"), message, "move one of them", first)


RULE = Rule(
    code="T112",
    name="overlapping-spaces",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
