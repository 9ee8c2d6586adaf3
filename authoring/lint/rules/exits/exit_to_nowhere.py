"""A rule opens or closes an exit that has no tile behind it in this plan.

At the table:
    The rule is about a door that leads off the board.

How to fix:
    Name another exit, or place a tile there.

Bad:
    # based on: supper
    setup:
      - close-exit: { face: kitchen-tunnels, edge: N }
    rules:
      - id: the-door-opens
        text: When the hourglass moves, the door opens.
        when: hourglass-moved
        do:
          - open-exit: { face: kitchen-tunnels, edge: N }

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
from authoring.lint.views.layout import JOINED, doors, plan_of


def _check(context: Context) -> Iterator[Finding]:
    found = list(doors(plan_of(context.entry.data, context.library)))
    for effect in effects_of(context.entry.data):
        if effect.name not in ("open-exit", "close-exit") or not isinstance(effect.value, dict):
            continue
        named = [
            door
            for door in found
            if (door.face["id"], door.data["edge"]) == (effect.value.get("face"), effect.value.get("edge"))
        ]
        if named and not any(door.faces == JOINED for door in named):
            message = f"{named[0].words} leads nowhere in this plan"
            known = sorted({door.data["edge"] for door in found if door.face is named[0].face and door.faces == JOINED})
            remedy = f"use one that leads to a tile: {', '.join(known)}" if known else "no exit of it leads to a tile"
            place = named[0].placed.tile.related("exit declared here", named[0].steps())
            yield context.finding((*effect.steps, "edge"), message, remedy, place)


RULE = Rule(
    code="X108",
    name="exit-to-nowhere",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
