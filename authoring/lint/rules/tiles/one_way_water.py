"""A space can be walked or swum to, but no way leads back from it to any exit or flip space.

At the table:
    A mouse that drifts there with the current is stuck: it can only be carried along by others, or be captured.

How to fix:
    Link the space to a bank, or let the current run where a mouse can leave the water.

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
          - { id: w1, at: [40, 70], kind: water, current: { towards: E, to: w2 } }
          - { id: w2, at: [60, 70], kind: water, current: { towards: E, to: w3 } }
          - { id: w3, at: [80, 70], kind: water, current: { towards: E, to: off-tile } }
          - { id: a3, at: [80, 50], entry: true }
        adjacent: [[a1, a2], [a2, a3], [a2, w1], [w1, w2], [w2, w3]]
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
          - { id: w2, at: [60, 70], kind: water, current: { towards: E, to: w3 } }
          - { id: w3, at: [80, 70], kind: water, current: { towards: E, to: off-tile } }
          - { id: a3, at: [80, 50], entry: true }
        adjacent: [[a1, a2], [a2, a3], [a2, w1], [w1, w2], [w2, w3], [w3, a3]]
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

from authoring.content import problems
from authoring.content.findings import Finding
from authoring.lint.rule import Context, Rule
from authoring.lint.views.faces import faces, listed


def _check(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        ways = face.ways_in()
        forth, back = face.walked(ways), face.walked(ways, backwards=True)
        stuck = [name for name in face.spaces if name in forth and name not in back]
        if stuck and ways:
            message = f'face "{face.id}": no way back from {listed(stuck)} to any exit or flip space'
            yield context.finding(face.space_steps(stuck[0]), message, "link one of them to a bank")


RULE = Rule(problems.ONE_WAY_WATER, __doc__, ("tile",), _check)
