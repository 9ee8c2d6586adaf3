"""Two neighbouring tiles have exits at their shared edge, but only of different colours, so that none leads through.

At the table:
    An exit leads to an exit of its own colour. Orange faces blue here: nobody ever comes through this edge.

How to fix:
    Place a tile whose face of the same colour has an exit there, or give the exit the other colour if the tile is
    yours.

Bad:
    # file: supper.yaml
    kind: chapter
    id: supper
    book: mine
    number: 1
    title: Supper
    story: { opening: You are hungry., victory: You eat., defeat: You do not eat. }
    objective: Get to the Kitchen.
    victory-text: All mice are in the Kitchen.
    defeat-text: The hourglass reaches the end marker.
    party: { mice: 4 }
    end-page: 6
    encounters: { decks: [standard] }
    plan:
      - { face: pantry, at: [0, 0] }
      - { face: larder, at: [1, 0] }
    start: { face: pantry, space: a1 }
    rooms:
      cellar: { encounter: none }
      larder: { encounter: none }
      drain: { encounter: none }
    victory: { mice-at: { face: larder } }
    # file: pantry.yaml
    kind: tile
    id: tile-90-91
    faces:
      - id: pantry
        name: Pantry
        number: 90
        colour: orange
        exits: [{ edge: E, at: 0.5, spaces: [a2] }]
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [80, 50], entry: true }
        adjacent: [[a1, a2]]
      - id: cellar
        name: Cellar
        number: 91
        colour: blue
        exits: []
        spaces:
          - { id: b1, at: [20, 50], flip: normal }
          - { id: b2, at: [80, 50], entry: true }
        adjacent: [[b1, b2]]
    # file: larder.yaml
    kind: tile
    id: tile-92-93
    faces:
      - id: larder
        name: Larder
        number: 92
        colour: orange
        exits: []
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [80, 50], entry: true }
        adjacent: [[a1, a2]]
      - id: drain
        name: Drain
        number: 93
        colour: blue
        exits: [{ edge: W, at: 0.5, spaces: [b1] }]
        spaces:
          - { id: b1, at: [20, 50], flip: normal }
          - { id: b2, at: [80, 50], entry: true }
        adjacent: [[b1, b2]]

Good:
    # file: supper.yaml
    kind: chapter
    id: supper
    book: mine
    number: 1
    title: Supper
    story: { opening: You are hungry., victory: You eat., defeat: You do not eat. }
    objective: Get to the Kitchen.
    victory-text: All mice are in the Kitchen.
    defeat-text: The hourglass reaches the end marker.
    party: { mice: 4 }
    end-page: 6
    encounters: { decks: [standard] }
    plan:
      - { face: pantry, at: [0, 0] }
      - { face: larder, at: [1, 0] }
    start: { face: pantry, space: a1 }
    rooms:
      cellar: { encounter: none }
      larder: { encounter: none }
      drain: { encounter: none }
    victory: { mice-at: { face: larder } }
    # file: pantry.yaml
    kind: tile
    id: tile-90-91
    faces:
      - id: pantry
        name: Pantry
        number: 90
        colour: orange
        exits: [{ edge: E, at: 0.5, spaces: [a2] }]
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [80, 50], entry: true }
        adjacent: [[a1, a2]]
      - id: cellar
        name: Cellar
        number: 91
        colour: blue
        exits: [{ edge: E, at: 0.5, spaces: [b2] }]
        spaces:
          - { id: b1, at: [20, 50], flip: normal }
          - { id: b2, at: [80, 50], entry: true }
        adjacent: [[b1, b2]]
    # file: larder.yaml
    kind: tile
    id: tile-92-93
    faces:
      - id: larder
        name: Larder
        number: 92
        colour: orange
        exits: [{ edge: W, at: 0.5, spaces: [a1] }]
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [80, 50], entry: true }
        adjacent: [[a1, a2]]
      - id: drain
        name: Drain
        number: 93
        colour: blue
        exits: [{ edge: W, at: 0.5, spaces: [b1] }]
        spaces:
          - { id: b1, at: [20, 50], flip: normal }
          - { id: b2, at: [80, 50], entry: true }
        adjacent: [[b1, b2]]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.layout import JOINED, OTHER_COLOUR, doors, plan_of


def _check(context: Context) -> Iterator[Finding]:
    plan = plan_of(context.entry.data, context.library)
    found = [door for door in doors(plan) if door.neighbour is not None]
    open_edges = {(door.laid.at, door.neighbour.at) for door in found if door.faces == JOINED and door.neighbour}
    told: set[frozenset[tuple[int, int]]] = set()
    for door in found:
        other = door.neighbour
        if door.faces != OTHER_COLOUR or other is None or (door.laid.at, other.at) in open_edges:
            continue
        edge = frozenset((door.laid.at, other.at))
        if edge not in told:
            told.add(edge)
            message = f'{door.colour} {door.words} faces an exit of the other colour of tile "{other.tile.id}" only'
            places = (
                door.laid.tile.related("exit declared here", door.steps()),
                context.entry.related("its neighbour is placed here", other.steps),
            )
            yield context.finding(door.laid.steps, message, "exits join by colour: place another tile", *places)


RULE = Rule(
    code="X106",
    name="exit-colour-clash",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
