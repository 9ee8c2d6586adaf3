"""A space has a current but is not marked as water.

At the table:
    Nothing drifts on dry land, and a mouse that should end its move in the water walks on.

How to fix:
    Add `kind: water`, or remove the current.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [50, 50] }
          - { id: w1, at: [40, 70], current: { towards: E, to: w2 } }
          - { id: w2, at: [60, 70], kind: water }
          - { id: a3, at: [80, 50], entry: true }
        adjacent: [[a1, a2], [a2, a3], [a2, w1], [w1, w2], [w2, a3]]

Good:
    # based on: pantry
    faces:
      - id: pantry
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [50, 50] }
          - { id: w1, at: [40, 70], kind: water, current: { towards: E, to: w2 } }
          - { id: w2, at: [60, 70], kind: water }
          - { id: a3, at: [80, 50], entry: true }
        adjacent: [[a1, a2], [a2, a3], [a2, w1], [w1, w2], [w2, a3]]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.faces import faces


def _check(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        for name, space in face.spaces.items():
            if "current" in space and space.get("kind") != "water":
                message = f'space "{name}" of face "{face.id}" has a current, but is not water'
                yield context.finding(face.space_steps(name, "current"), message, 'add "kind: water"', key=True)


RULE = Rule(
    code="T111",
    name="current-on-land",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
