"""A rule opens or closes an exit that the face does not have.

At the table:
    The players look for a door that is not on the tile.

How to fix:
    Name an edge at which the face has an exit.

Bad:
    # based on: supper
    setup:
      - close-exit: { face: crystal-tunnels, edge: E }
    rules:
      - id: the-door-opens
        text: When the hourglass moves, the door opens.
        when: hourglass-moved
        do:
          - open-exit: { face: crystal-tunnels, edge: E }

Good:
    # based on: supper
    setup:
      - close-exit: { face: kitchen-tunnels, edge: S }
    rules:
      - id: the-door-opens
        text: When the hourglass moves, the door opens.
        when: hourglass-moved
        do:
          - open-exit: { face: kitchen-tunnels, edge: S }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.boardgraph.effects import effects_of
from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    for effect in effects_of(context.entry.data):
        if effect.name not in ("open-exit", "close-exit") or not isinstance(effect.value, dict):
            continue
        face = context.library.entries("face").get(effect.value.get("face", ""))
        edges = [data["edge"] for data in face.data.get("exits", [])] if face else []
        if face is not None and effect.value.get("edge") not in edges:
            message = f'face "{face.id}" has no {effect.value.get("edge")} exit'
            remedy = f"use one of: {', '.join(sorted(set(edges)))}" if edges else "this face has no exits"
            place = face.related("the face is here")
            yield context.finding((*effect.steps, "edge"), message, remedy, place)


RULE = Rule(
    code="X109",
    name="unknown-exit",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
