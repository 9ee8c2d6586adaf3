"""A pair of spaces stands both in `adjacent` and in `lines`.

At the table:
    The line has no effect, as figures use the plain link instead.

How to fix:
    Keep the pair in `lines` alone.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        lines: [{ between: [a3, a2], kind: yellow, down: a2 }]

Good:
    # based on: pantry
    faces:
      - id: pantry
        adjacent: [[a1, a2]]
        lines: [{ between: [a3, a2], kind: yellow, down: a2 }]
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
                message = (
                    f'"{link.one}" and "{link.other}" of face "{face.id}" have both a plain link and a {link.line} line'
                )
                place = context.entry.related("the plain link is here", plain[link.pair].steps)
                yield context.finding(link.steps, message, 'remove the pair from "adjacent"', place)


RULE = Rule(
    code="T117",
    name="link-and-line",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
