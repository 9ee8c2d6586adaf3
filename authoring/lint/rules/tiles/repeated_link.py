"""A pair of spaces is listed twice, or a space is linked to itself.

At the table:
    Nothing changes in play, but another pair is often missing instead.

How to fix:
    Remove one, or correct it to the pair you meant.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        adjacent: [[a1, a2], [a2, a3], [a3, a2]]

Good:
    # based on: pantry
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
                yield context.finding(link.steps, message, "name its neighbour, or remove the pair")
                continue
            before = first.setdefault((link.pair, bool(link.line)), link)
            if before is not link:
                message = f'"{link.one}" and "{link.other}" of face "{face.id}" are linked twice'
                place = context.entry.related("first listed here", before.steps)
                yield context.finding(link.steps, message, "remove one of the two", place)


RULE = Rule(
    code="T118",
    name="repeated-link",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
