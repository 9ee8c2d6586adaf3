"""Two spaces of a face have the same id. A chapter can add spaces to a room; their ids must be new, too.

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
    yield from _of_tile(context) if context.entry.kind == "tile" else _of_rooms(context)


def _of_tile(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        for i, space in enumerate(face.data["spaces"]):
            steps = (*face.steps, "spaces", i, "id")
            if face.spaces[space["id"]] is not space:
                first = context.entry.related("first defined here", face.space_steps(space["id"], "id"))
                message = f'face "{face.id}" has two spaces "{space["id"]}"'
                yield context.finding(steps, message, "rename one of them", first)


def _of_rooms(context: Context) -> Iterator[Finding]:
    """The spaces that a chapter adds under an id that the face, or another added space, has."""
    known_faces = context.library.entries("face")
    for face_id, room in context.entry.data.get("rooms", {}).items():
        face = known_faces.get(face_id)
        taken = {space["id"] for space in face.data["spaces"]} if face is not None else set()
        for i, space in enumerate(room.get("spaces", [])):
            if space["id"] in taken:
                steps = ("rooms", face_id, "spaces", i, "id")
                related = (face.related("the face is here"),) if face is not None else ()
                message = f'room "{face_id}" adds a space "{space["id"]}", an id that the face has already'
                yield context.finding(steps, message, "give the new space another id", *related)
            taken.add(space["id"])


RULE = Rule(
    code="T102",
    name="duplicate-space",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("tile", "chapter"),
    check=_check,
    doc=__doc__,
)
