"""The centre of a space lies inside a solid area of its face.

At the table:
    A figure there has no line of sight to any other, not even to its neighbours.

How to fix:
    Move the centre, or change the solid area.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        solid: [[[45, 40], [55, 40], [55, 60], [45, 60]]]

Good:
    # based on: pantry
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.faces import faces


def _check(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        for i, polygon in enumerate(face.data.get("solid", [])):
            corners = [(float(x), float(y)) for x, y in polygon]
            for name in face.spaces:
                if _inside(face.at(name), corners):
                    message = f'space "{name}" of face "{face.id}" lies inside a solid area'
                    place = context.entry.related("solid area declared here", (*face.steps, "solid", i))
                    yield context.finding(face.space_steps(name, "at"), message, "move one of the two", place)


def _inside(point: tuple[float, float], corners: list[tuple[float, float]]) -> bool:
    """Whether a ray from the point crosses the border an odd number of times."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in pairwise([corners[-1], *corners]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


RULE = Rule(
    code="T119",
    name="space-in-rock",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
