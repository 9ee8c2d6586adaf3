"""A pair of spaces stands both in `adjacent` and in `lines`.

At the table:
    The line is drawn on the tile, but it costs nothing and stops nobody: the plain link goes round it.

How to fix:
    Keep the pair in `lines` alone.

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
        lines: [{ between: [a3, a2], kind: yellow, down: a2 }]
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
          - { id: a3, at: [80, 50], entry: true }
        adjacent: [[a1, a2]]
        lines: [{ between: [a3, a2], kind: yellow, down: a2 }]
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
        plain = {link.pair: link for link in face.links if not link.line}
        for link in face.links:
            if link.line and link.pair in plain:
                message = f'"{link.one}" and "{link.other}" of face "{face.id}" touch past their {link.line} line'
                place = context.entry.related("the plain link is here", plain[link.pair].steps)
                yield context.finding(link.steps, message, 'take the pair out of "adjacent"', place)


RULE = Rule(
    code="T117",
    name="link-and-line",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
