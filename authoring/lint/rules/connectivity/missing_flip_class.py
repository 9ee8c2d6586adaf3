"""A flip space that can be come to asks for classes which no party of this chapter has.

At the table:
    Nobody can ever turn the tile there.

How to fix:
    Allow a hero of such a class.

Bad:
    kind: chapter
    id: supper
    book: mine
    number: 1
    title: Supper
    story: { opening: You are hungry., victory: You eat., defeat: You do not eat. }
    objective: Get to the Kitchen.
    victory-text: All mice are in the Kitchen.
    defeat-text: The hourglass reaches the end marker.
    party: { mice: 2, barred: [nez, filch, maginos] }
    end-page: 6
    encounters: { decks: [standard] }
    plan:
      - { face: sewer-entrance, at: [0, 0] }
      - { face: sewers, at: [0, 1] }
    start: { face: sewers, space: a1 }
    victory: { mice-at: { face: guard-room } }
    rooms:
      sewers:
        search: [{ card: fishhook-and-thread }]

Good:
    kind: chapter
    id: supper
    book: mine
    number: 1
    title: Supper
    story: { opening: You are hungry., victory: You eat., defeat: You do not eat. }
    objective: Get to the Kitchen.
    victory-text: All mice are in the Kitchen.
    defeat-text: The hourglass reaches the end marker.
    party: { mice: 2, barred: [tilda, collin, maginos] }
    end-page: 6
    encounters: { decks: [standard] }
    plan:
      - { face: sewer-entrance, at: [0, 0] }
      - { face: sewers, at: [0, 1] }
    start: { face: sewers, space: a1 }
    victory: { mice-at: { face: guard-room } }
    rooms:
      sewers:
        search: [{ card: fishhook-and-thread }]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.boardgraph.flips import flips
from authoring.content import problems
from authoring.content.findings import Finding
from authoring.lint.rule import Context, Rule
from authoring.lint.views.state_graphs import solved


def _check(context: Context) -> Iterator[Finding]:
    world = solved(context)
    if world is None or not world.parties:
        return
    present = {one for party in world.parties for one in party.classes}
    reached = world.reached
    for number, flip in flips(world.content, world.board).items():
        face, classes = world.board.face_ids[number], flip.get("classes", []) if isinstance(flip, dict) else []
        if classes and face in reached and not present & set(classes):
            message = f'flip of "{face}" needs a {" or ".join(classes)}, and no party of this chapter has one'
            place = context.library.entries("face")[face].related("the face is here")
            steps = ("plan", world.board.face_tile[number])
            yield context.finding(steps, message, "allow a hero of such a class", place)


RULE = Rule(problems.MISSING_FLIP_CLASS, __doc__, ("chapter",), _check)
