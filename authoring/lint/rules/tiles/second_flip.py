"""A face has more than one flip space.

At the table:
    A face can have one flip space: only the first one counts.

How to fix:
    Keep one of them.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [50, 50], flip: normal }
          - { id: a3, at: [80, 50], entry: true }

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
        flips = [name for name, space in face.spaces.items() if "flip" in space]
        for name in flips[1:]:
            first = context.entry.related("the first is here", face.space_steps(flips[0], "flip"))
            message = f'face "{face.id}" has a second flip space "{name}"'
            yield context.finding(face.space_steps(name, "flip"), message, "keep one of them", first)


RULE = Rule(
    code="T109",
    name="second-flip",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
