"""The lower space of a yellow line is neither of the two spaces it lies between.

At the table:
    Players do not know which way costs one step and which costs three.

How to fix:
    Let `down` name the lower of the two spaces.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        adjacent: [[a1, a2]]
        lines: [{ between: [a3, a2], kind: yellow, down: a1 }]

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
from authoring.wording.suggestions import did_you_mean


def _check(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        for i, line in enumerate(face.data.get("lines", [])):
            if line["kind"] == "yellow" and line["down"] not in line["between"]:
                one, other = line["between"]
                message = f'yellow line between "{one}" and "{other}" leads down to "{line["down"]}"'
                steps = (*face.steps, "lines", i, "down")
                yield context.finding(steps, message, did_you_mean(line["down"], line["between"]))


RULE = Rule(
    code="T121",
    name="wrong-slope",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
