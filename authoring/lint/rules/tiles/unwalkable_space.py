"""Mice cannot walk to a space from any exit or flip space: red lines surround it, or a current runs against them.
Special areas behind red lines and the spring of a stream are exempt.

At the table:
    Only minions can go there, and a mouse that a card moves there can be stuck.

How to fix:
    Put the space under `adjacent`, or a yellow line where mice may climb. If only minions, or mice with a hook and
    thread, are meant to go there, write `kind: special-area`.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [50, 50] }
          - { id: a3, at: [80, 50], entry: true }
          - { id: k1, at: [50, 20] }
        lines: [{ between: [a2, k1], kind: red }]

Good:
    # based on: pantry
    faces:
      - id: pantry
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [50, 50] }
          - { id: a3, at: [80, 50], entry: true }
          - { id: k1, at: [50, 20] }
          - { id: k2, at: [80, 20], kind: special-area }
        lines:
          - { between: [a2, k1], kind: yellow, down: a2 }
          - { between: [a3, k2], kind: red }
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.faces import faces, listed


def _check(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        ways = face.ways_in()
        out_of_reach = face.walked(ways, over_red=True) - face.walked(ways)  # T104 reports spaces without links
        missing = [name for name, space in face.spaces.items() if name in out_of_reach and not _is_meant(space)]
        if missing:
            message = f'face "{face.id}": mice cannot walk to {listed(missing)}'
            remedy = "add a way that mice can walk, such as a yellow line"
            yield context.finding(face.space_steps(missing[0]), message, remedy)


def _is_meant(space: dict[str, Any]) -> bool:
    """Whether tiles often have such a space out of reach: a special area, or the spring of a stream."""
    return space.get("kind") == "special-area" or "current" in space


RULE = Rule(
    code="T114",
    name="unwalkable-space",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
