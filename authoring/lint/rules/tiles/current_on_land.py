"""A space has a current but is not marked as water.

At the table:
    Nothing drifts on dry land; a mouse that should end its move in the water walks on.

How to fix:
    Add `kind: water`, or take the current away.

Bad:
    kind: tile
    id: tile-90-91
    faces:
      - id: pantry
        name: Pantry
        number: 90
        colour: orange
        exits: [{ edge: E, at: 0.5, spaces: [a3] }]
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [50, 50] }
          - { id: w1, at: [40, 70], current: { towards: E, to: w2 } }
          - { id: w2, at: [60, 70], kind: water }
          - { id: a3, at: [80, 50], entry: true }
        adjacent: [[a1, a2], [a2, a3], [a2, w1], [w1, w2], [w2, a3]]
      - id: cellar
        name: Cellar
        number: 91
        colour: blue
        spaces:
          - { id: b1, at: [30, 50], flip: normal }
          - { id: b2, at: [60, 50], entry: true }
        adjacent: [[b1, b2]]

Good:
    kind: tile
    id: tile-90-91
    faces:
      - id: pantry
        name: Pantry
        number: 90
        colour: orange
        exits: [{ edge: E, at: 0.5, spaces: [a3] }]
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [50, 50] }
          - { id: w1, at: [40, 70], kind: water, current: { towards: E, to: w2 } }
          - { id: w2, at: [60, 70], kind: water }
          - { id: a3, at: [80, 50], entry: true }
        adjacent: [[a1, a2], [a2, a3], [a2, w1], [w1, w2], [w2, a3]]
      - id: cellar
        name: Cellar
        number: 91
        colour: blue
        spaces:
          - { id: b1, at: [30, 50], flip: normal }
          - { id: b2, at: [60, 50], entry: true }
        adjacent: [[b1, b2]]
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
                message = f'space "{name}" of face "{face.id}" has a current but is no water'
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
