"""A face has no entry space for minions.

At the table:
    Minions of an encounter or a surge have no space to enter on, so they are placed next to the mice.

How to fix:
    Mark one or more spaces with `entry: true`.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [50, 50] }
          - { id: a3, at: [80, 50] }

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
        if not any(space.get("entry") for space in face.data["spaces"]):
            message = f'face "{face.id}" has no entry space for minions'
            yield context.finding((*face.steps, "spaces"), message, 'mark a space with "entry: true"', key=True)


RULE = Rule(
    code="T103",
    name="missing-entry",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
