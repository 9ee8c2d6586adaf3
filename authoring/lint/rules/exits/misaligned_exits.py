"""Two exits of one colour lie at the shared edge of two tiles, but not opposite each other.

At the table:
    The doors do not meet: the rules ask for an exit that is aligned, so nobody comes through.

How to fix:
    Give both the same `at`.

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
        exits: [{ edge: W, at: 0.25, spaces: [a1] }]
        spaces:
          - { id: a1, at: [20, 50], flip: normal }
          - { id: a2, at: [80, 50], entry: true }
        adjacent: [[a1, a2]]
      - id: drain
        name: Drain
        number: 93
        colour: blue
        exits: []
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
from authoring.lint.views.layout import CROOKED, doors, plan_of


def _check(context: Context) -> Iterator[Finding]:
    for door in doors(plan_of(context.entry.data, context.library)):
        other = door.neighbour
        if door.faces != CROOKED or other is None or door.partner is None or other.index < door.laid.index:
            continue
        message = (
            f'{door.words} at {door.data["at"]} and the {door.partner["edge"]} exit of tile "{other.tile.id}" '
            f"at {door.partner['at']} do not line up"
        )
        places = (
            door.laid.tile.related("exit declared here", door.steps()),
            context.entry.related("its neighbour is placed here", other.steps),
        )
        yield context.finding(door.laid.steps, message, 'give both the same "at"', *places)


RULE = Rule(
    code="X107",
    name="misaligned-exits",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
