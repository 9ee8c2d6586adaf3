"""Two faces of the library have the same printed number.

At the table:
    The storybook names a tile by its number, and the players lay the wrong one.

How to fix:
    Give your face a number of its own, or leave `number` out.

Bad:
    # based on: pantry
    faces:
      - id: cellar
        number: 90

Good:
    # based on: pantry
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.library import Entry
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.faces import faces


def _check(context: Context) -> Iterator[Finding]:
    first: dict[int, Entry] = {}
    others = [face for face in context.library.entries("face").values() if face.file is not context.entry.file]
    for face in others:
        if "number" in face.data:
            first.setdefault(face.data["number"], face)
    for view in faces(context.entry):
        number = view.data.get("number")
        if number is None:
            continue
        if number in first and (not context.entry.bundled or first[number].bundled):
            message = f'number {number} of face "{view.id}" is that of "{first[number].id}", too'
            yield context.finding((*view.steps, "number"), message, "give it another number",
                                  first[number].related("the other is here", ("number",)))  # fmt: skip
        known = context.library.entries("face").get(view.id)
        if known is not None:
            first.setdefault(number, known)


RULE = Rule(
    code="T125",
    name="repeated-number",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
