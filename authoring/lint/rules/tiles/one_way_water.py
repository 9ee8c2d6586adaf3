"""Mice can reach a space, but no way leads from it back to an exit or flip space.

At the table:
    A mouse that drifts there with the current is stuck until it is captured or others carry it.

How to fix:
    Link the space to a bank, or let the current run where a mouse can leave the water.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [50, 50] }
          - { id: w1, at: [40, 70], kind: water, current: { towards: E, to: w2 } }
          - { id: w2, at: [60, 70], kind: water, current: { towards: E, to: w3 } }
          - { id: w3, at: [80, 70], kind: water, current: { towards: E, to: off-tile } }
          - { id: a3, at: [80, 50], entry: true }
        adjacent: [[a1, a2], [a2, a3], [a2, w1], [w1, w2], [w2, w3]]

Good:
    # based on: pantry
    faces:
      - id: pantry
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [50, 50] }
          - { id: w1, at: [40, 70], kind: water, current: { towards: E, to: w2 } }
          - { id: w2, at: [60, 70], kind: water, current: { towards: E, to: w3 } }
          - { id: w3, at: [80, 70], kind: water, current: { towards: E, to: off-tile } }
          - { id: a3, at: [80, 50], entry: true }
        adjacent: [[a1, a2], [a2, a3], [a2, w1], [w1, w2], [w2, w3], [w3, a3]]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.faces import faces, listed


def _check(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        ways = face.ways_in()
        forth, back = face.walked(ways), face.walked(ways, backwards=True)
        stuck = [name for name in face.spaces if name in forth and name not in back]
        if stuck and ways:
            message = f'face "{face.id}": no way leads from {listed(stuck)} back to an exit or flip space'
            yield context.finding(face.space_steps(stuck[0]), message, "link one of them to a bank")


RULE = Rule(
    code="T106",
    name="one-way-water",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
