"""Mice cannot walk to a flip space or a space beside an exit from any other way in: red lines or a current bar the way.

At the table:
    Mice that come in another way can never leave by this one.

How to fix:
    Open the way: with a yellow line or an open border, or a current that runs the other way.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        adjacent: [[a1, a2]]
        lines: [{ between: [a2, a3], kind: red }]

Good:
    # based on: pantry
    faces:
      - id: pantry
        adjacent: [[a1, a2]]
        lines: [{ between: [a2, a3], kind: yellow, down: a2 }]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.faces import FaceView, faces


def _check(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        ways = face.ways_in()
        for way in ways:
            others = [other for other in ways if other != way and not _beside_one_exit(face, way, other)]
            if not others or way in face.walked(others) or way not in face.walked(others, over_red=True):
                continue
            what = "flip space" if "flip" in face.spaces[way] else "exit space"
            message = f'mice cannot walk to {what} "{way}" of face "{face.id}" from any other way in'
            yield context.finding(face.space_steps(way), message, "open a way to it that mice can walk")


def _beside_one_exit(face: FaceView, one: str, other: str) -> bool:
    return any(one in exit_["spaces"] and other in exit_["spaces"] for exit_ in face.exits)


RULE = Rule(
    code="T105",
    name="walled-in-exit",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
