"""A current leads to a space that is not the next water in its direction, or off the tile from its middle.

At the table:
    At the end of its turn a mouse would drift to a place without water.

How to fix:
    Let `to` name the adjacent water space that lies where `towards` points, or `off-tile` at the edge.

Bad:
    # based on: pantry
    faces:
      - id: pantry
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [50, 50] }
          - { id: w1, at: [40, 70], kind: water, current: { towards: E, to: a2 } }
          - { id: w2, at: [60, 70], kind: water }
          - { id: a3, at: [80, 50], entry: true }
        adjacent: [[a1, a2], [a2, a3], [a2, w1], [w1, w2], [w2, a3]]

Good:
    # based on: pantry
    faces:
      - id: pantry
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [50, 50] }
          - { id: w1, at: [40, 70], kind: water, current: { towards: E, to: w2 } }
          - { id: w2, at: [60, 70], kind: water }
          - { id: a3, at: [80, 50], entry: true }
        adjacent: [[a1, a2], [a2, a3], [a2, w1], [w1, w2], [w2, a3]]
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.faces import FaceView, faces
from engine.compile.board import TOWARDS

NEAR_EDGE = 30
"""A current off the tile starts nearer to the edge than this, of 100."""
WIDEST = math.cos(math.radians(75))
"""The cosine of the largest angle between a direction and a space that lies in it."""


def _check(context: Context) -> Iterator[Finding]:
    for face in faces(context.entry):
        for name, space in face.spaces.items():
            current = space.get("current")
            fault = _fault(face, name, current) if current and space.get("kind") == "water" else ""
            if fault:
                message = f'current of "{name}" on face "{face.id}" {fault}'
                remedy = "name the next water in its direction, or off-tile at the edge"
                yield context.finding(face.space_steps(name, "current", "to"), message, remedy)


def _fault(face: FaceView, name: str, current: dict[str, Any]) -> str:
    target, (dx, dy), (x, y) = current["to"], TOWARDS[current["towards"]], face.at(name)
    if target == "off-tile":
        left = min((x, 100 - x)[dx > 0] if dx else 100.0, (y, 100 - y)[dy > 0] if dy else 100.0)
        return "leads off the tile, but starts in its middle" if left > NEAR_EDGE else ""
    if target not in face.spaces:
        return ""
    if face.spaces[target].get("kind") != "water":
        return f'leads to "{target}", which is not water'
    if not any(link.pair == {name, target} for link in face.links):
        return f'leads to "{target}", which is not adjacent'
    other_x, other_y = face.at(target)
    along = (other_x - x) * dx + (other_y - y) * dy
    span = math.hypot(other_x - x, other_y - y) * math.hypot(dx, dy)
    if not span or along >= WIDEST * span:
        return ""
    return f'runs {current["towards"]}, but "{target}" does not lie in that direction'


RULE = Rule(
    code="T110",
    name="stray-current",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("tile",),
    check=_check,
    doc=__doc__,
)
