"""An exit lies at another part of its edge than every space beside it.

At the table:
    The players see the exit at one corner, and the spaces that count at another.

How to fix:
    Correct `at`, which runs from 0 to 1 along the edge, or the spaces.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        exits: [{ edge: E, at: 0.05, spaces: [a3] }]

Good:
    # based on: pantry
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.faces import EDGE_OF, faces

FAR = 35
"""An exit farther along the edge than this from each of its spaces, of 100, does not touch them."""


def _check(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        for i, one in enumerate(face.exits):
            axis, _ = EDGE_OF[one["edge"]]
            along = [face.at(name)[1 - axis] for name in one["spaces"] if name in face.spaces]
            where = 100 * float(one.get("at", 0.5))
            if along and all(abs(place - where) > FAR for place in along):
                message = f'the {one["edge"]} exit of face "{face.id}" lies far along the edge from its spaces'
                yield context.finding((*face.steps, "exits", i, "at"), message, "correct `at` or the spaces")


RULE = Rule(
    code="T124",
    name="shifted-exit",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
