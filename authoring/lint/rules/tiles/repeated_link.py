"""A pair of spaces is listed twice, or a space is linked to itself.

At the table:
    Nothing changes in play; but where a pair is listed twice, another is often missing.

How to fix:
    Take one out, or correct it to the pair that was meant.

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
        adjacent: [[a1, a2], [a2, a3], [a3, a2]]
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
from authoring.lint.views.faces import Link, faces


def _check(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        first: dict[tuple[frozenset[str], bool], Link] = {}
        for link in face.links:
            if link.one == link.other:
                message = f'space "{link.one}" of face "{face.id}" is linked to itself'
                yield context.finding(link.steps, message, "name its neighbour, or take the pair out")
                continue
            before = first.setdefault((link.pair, bool(link.line)), link)
            if before is not link:
                message = f'"{link.one}" and "{link.other}" of face "{face.id}" are linked twice'
                place = context.entry.related("first listed here", before.steps)
                yield context.finding(link.steps, message, "take one out", place)


RULE = Rule(
    code="T118",
    name="repeated-link",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
