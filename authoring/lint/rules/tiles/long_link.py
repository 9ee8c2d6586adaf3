"""Two adjacent spaces lie much farther apart than the other adjacent spaces of the face.

At the table:
    A mouse crosses half the room in one step. Most often one id of the pair is wrong.

How to fix:
    Correct the pair or the centres.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [50, 50] }
          - { id: a4, at: [20, 65] }
          - { id: a5, at: [35, 65] }
          - { id: a6, at: [35, 50] }
          - { id: a7, at: [65, 50] }
          - { id: a3, at: [80, 50], entry: true }
        adjacent: [[a1, a6], [a6, a2], [a2, a7], [a7, a3], [a4, a1], [a4, a5], [a4, a3]]

Good:
    # based on: pantry
    faces:
      - id: pantry
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [50, 50] }
          - { id: a4, at: [20, 65] }
          - { id: a5, at: [35, 65] }
          - { id: a6, at: [35, 50] }
          - { id: a7, at: [65, 50] }
          - { id: a3, at: [80, 50], entry: true }
        adjacent: [[a1, a6], [a6, a2], [a2, a7], [a7, a3], [a4, a1], [a4, a5], [a5, a6]]
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.faces import faces

FEW = 6
"""With fewer links than this, there are too few to compare."""
TIMES = 2.2
"""A link is too long beyond this many times the usual length."""


def _check(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        links = [link for link in face.links if not link.line]
        if len(links) < FEW:
            continue
        usual = statistics.median(face.length(link) for link in links)
        for link in links:
            if face.length(link) > TIMES * usual:
                message = f'"{link.one}" and "{link.other}" of face "{face.id}" are adjacent, but lie far apart'
                yield context.finding(link.steps, message, "correct the pair, or the centre of one of the two")


RULE = Rule(
    code="T116",
    name="long-link",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
