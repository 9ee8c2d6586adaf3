"""A link, a line, an exit or a current of a face names a space the face does not have.

At the table:
    Players do not know where the way leads, and the tile cannot be set up.

How to fix:
    Correct the name, or add the space.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        adjacent: [[a1, a2], [a2, a4]]

Good:
    # based on: pantry
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.source import Steps
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.faces import FaceView, faces
from authoring.wording.suggestions import did_you_mean


def _check(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        for name, steps in _named(face):
            if name not in face.spaces:
                message = f'face "{face.id}" has no space "{name}"'
                yield context.finding(steps, message, did_you_mean(name, face.spaces))


def _named(face: FaceView) -> Iterator[tuple[str, Steps]]:
    """Every name of a space, with its place."""
    for link in face.all_links():
        yield link.one, (*link.steps, 0)
        yield link.other, (*link.steps, 1)
    for i, line in enumerate(face.data.get("lines", [])):
        if "down" in line and line["down"] not in line["between"]:
            yield line["down"], (*face.steps, "lines", i, "down")
    for i, exit_ in enumerate(face.exits):
        yield from ((name, (*face.steps, "exits", i, "spaces", j)) for j, name in enumerate(exit_["spaces"]))
    for i, space in enumerate(face.data["spaces"]):
        target = space.get("current", {}).get("to", "off-tile")
        if target != "off-tile":
            yield target, (*face.steps, "spaces", i, "current", "to")


RULE = Rule(
    code="T101",
    name="unknown-space",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
