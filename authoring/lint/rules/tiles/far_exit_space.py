"""A space listed beside an exit lies far from that edge of the face.

At the table:
    A mouse on that space may explore, though it stands in the middle of the room.

How to fix:
    List the spaces that touch the exit, or correct the edge or the centre of the space.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        exits: [{ edge: E, at: 0.5, spaces: [a2] }]

Good:
    # based on: pantry
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.faces import EDGE_OF, faces

FAR = 30
"""A space farther from the edge than this, of 100, does not touch it."""


def _check(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        for i, exit_ in enumerate(face.exits):
            axis, edge = EDGE_OF[exit_["edge"]]
            for j, name in enumerate(exit_["spaces"]):
                if name in face.spaces and abs(face.at(name)[axis] - edge) > FAR:
                    message = f'space "{name}" is not near the {exit_["edge"]} edge of face "{face.id}"'
                    remedy = "list the spaces that touch the exit"
                    place = context.entry.related("its centre is here", face.space_steps(name, "at"))
                    yield context.finding((*face.steps, "exits", i, "spaces", j), message, remedy, place)


RULE = Rule(
    code="T107",
    name="far-exit-space",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
