"""A space is not connected to any exit or flip space of its face: no link or line of any colour leads there.

At the table:
    No figure can go there, and minions placed there can never reach the mice.

How to fix:
    Link it to a neighbour with `adjacent` or `lines`, or remove it.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        adjacent: [[a1, a2]]

Good:
    # based on: pantry
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.faces import faces, listed


def _check(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        starts = face.ways_in() or list(face.spaces)[:1]
        for start in starts:
            linked = face.walked([start], over_red=True)
            missing = [name for name in face.spaces if name not in linked]
            if missing and len(missing) * 2 <= len(face.spaces):
                message = f'face "{face.id}": no link leads to {listed(missing)}'
                remedy = 'link them to their neighbours in "adjacent" or "lines"'
                yield context.finding(face.space_steps(missing[0]), message, remedy)
                break


RULE = Rule(
    code="T104",
    name="cut-off-space",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
