"""Rock or a wall lies between two adjacent spaces.

At the table:
    Figures walk through rock, and figures on the two spaces cannot see each other.

How to fix:
    Remove the link, or correct the solid area or the centres.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        solid: [[[60, 20], [70, 20], [70, 80], [60, 80]]]

Good:
    # based on: pantry
    faces:
      - id: pantry
        solid: [[[60, 10], [70, 10], [70, 40], [60, 40]]]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.faces import faces
from engine.compile.sight import sees


def _check(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        solids = [[(point[0], point[1]) for point in polygon] for polygon in face.data.get("solid", [])]
        for link in face.links:
            one, other = face.at(link.one), face.at(link.other)
            for i, solid in enumerate(solids):
                if not sees(one, other, [solid]) and not link.line:
                    message = f'rock lies between adjacent spaces "{link.one}" and "{link.other}" of face "{face.id}"'
                    place = context.entry.related("solid area declared here", (*face.steps, "solid", i))
                    yield context.finding(link.steps, message, "remove the link, or move the rock", place)


RULE = Rule(
    code="T115",
    name="blocked-link",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
