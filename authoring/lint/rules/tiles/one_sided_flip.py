"""Only one face of a tile has a flip space.

At the table:
    A mouse on it cannot flip the tile, as the other face has no flip space to arrive on.

How to fix:
    Mark a flip space on the other face, too, or on neither.

Bad:
    # based on: pantry
    faces:
      - id: cellar
        spaces:
          - { id: b1, at: [30, 50] }
          - { id: b2, at: [60, 50], entry: true }

Good:
    # based on: pantry
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.faces import faces


def _check(context: Context) -> Iterator[Finding]:
    views = list(faces(context.entry))
    flips = [next((name for name, space in face.spaces.items() if "flip" in space), None) for face in views]
    for face, flip, other, back in zip(views, flips, reversed(views), reversed(flips), strict=True):
        if flip is not None and back is None:
            message = f'flip space "{flip}" of face "{face.id}" has no counterpart on "{other.id}"'
            related = context.entry.related("the other face is here", (*other.steps, "id"))
            steps = face.space_steps(flip, "flip")
            yield context.finding(steps, message, "mark a flip space on the other face, too", related)


RULE = Rule(
    code="T108",
    name="one-sided-flip",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
