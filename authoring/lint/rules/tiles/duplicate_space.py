"""Two spaces of a face have the same id.

At the table:
    Players cannot tell which of the two a link or a rule means.

How to fix:
    Give each space of a face an id of its own.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a1, at: [50, 50] }
          - { id: a3, at: [80, 50], entry: true }

Good:
    # based on: pantry
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.faces import faces


def _check(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        for i, space in enumerate(face.data["spaces"]):
            steps = (*face.steps, "spaces", i, "id")
            if face.spaces[space["id"]] is not space:
                first = context.entry.related("first defined here", face.space_steps(space["id"], "id"))
                message = f'face "{face.id}" has two spaces "{space["id"]}"'
                yield context.finding(steps, message, "rename one of them", first)


RULE = Rule(
    code="T102",
    name="duplicate-space",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
