"""Two neighbouring tiles have exits at their shared edge, but only of different colours, so no mouse can pass.

At the table:
    An exit leads only to an exit of its own colour, so no mouse ever passes this edge.

How to fix:
    Place a tile whose face of the same colour has an exit there, or change the colour of the exit if the tile is your
    own.

Bad:
    # based on: two-rooms
    # based on: pantry
    faces:
      - id: cellar
        exits: []
    # based on: larder
    faces:
      - id: larder
        exits: []

Good:
    # based on: two-rooms
    # based on: pantry
    # based on: larder
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.layout import JOINED, OTHER_COLOUR, doors, plan_of


def _check(context: Context) -> Iterator[Finding]:
    plan = plan_of(context.entry.data, context.library)
    found = [door for door in doors(plan) if door.neighbour is not None]
    open_edges = {(door.placed.at, door.neighbour.at) for door in found if door.faces == JOINED and door.neighbour}
    reported: set[frozenset[tuple[int, int]]] = set()
    for door in found:
        other = door.neighbour
        if door.faces != OTHER_COLOUR or other is None or (door.placed.at, other.at) in open_edges:
            continue
        edge = frozenset((door.placed.at, other.at))
        if edge not in reported:
            reported.add(edge)
            message = f'{door.colour} {door.words} meets only an exit of the other colour, on tile "{other.tile.id}"'
            places = (
                door.placed.tile.related("exit declared here", door.steps()),
                context.entry.related("its neighbour is placed here", other.steps),
            )
            yield context.finding(door.placed.steps, message, "place a tile with an exit of that colour", *places)


RULE = Rule(
    code="X106",
    name="exit-colour-clash",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
