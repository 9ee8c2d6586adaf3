"""Both faces of a tile have the same colour.

At the table:
    An exit leads to the neighbour's face of its own colour. With two of one colour nobody can tell which that is, and
    the other colour is missing.

How to fix:
    Make one face orange and the other blue.

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
          - { id: a3, at: [80, 50], entry: true }
        adjacent: [[a1, a2], [a2, a3]]
      - id: cellar
        name: Cellar
        number: 91
        colour: orange
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
          - { id: a3, at: [80, 50], entry: true }
        adjacent: [[a1, a2], [a2, a3]]
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


def _check(context: Context) -> Iterator[Finding]:
    first, second = context.entry.data["faces"]
    if first["colour"] == second["colour"]:
        message = f'both faces of tile "{context.entry.id}" are {first["colour"]}'
        place = context.entry.related("the first is here", ("faces", 0, "colour"))
        yield context.finding(("faces", 1, "colour"), message, "make one orange and the other blue", place)


RULE = Rule(
    code="T120",
    name="twin-colours",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
