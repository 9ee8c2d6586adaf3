"""The party can come to a flip space that asks for an item, and the chapter gives no sure way to get that item.

At the table:
    The mice stand before the way up with nothing in their paws, and search until the hourglass runs out.

How to fix:
    Add a special search for the item, or hand it out at setup.

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
    party: { mice: 4 }
    end-page: 6
    encounters: { decks: [standard] }
    plan:
      - { face: sewer-entrance, at: [0, 0] }
      - { face: sewers, at: [0, 1] }
    start: { face: sewer-entrance, space: a1 }
    victory: { mice-at: { face: sewers } }

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
    party: { mice: 4 }
    end-page: 6
    encounters: { decks: [standard] }
    plan:
      - { face: sewer-entrance, at: [0, 0] }
      - { face: sewers, at: [0, 1] }
    start: { face: sewer-entrance, space: a1 }
    victory: { mice-at: { face: sewers } }
    setup:
      - give-card: { card: fishhook-and-thread }
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
    if world is None or not world.complete:
        return
    reached = world.walked
    had = {thing for graph in world.graphs() for thing in graph.things()}
    for number, flip in flips(world.content, world.board).items():
        face, item = world.board.face_ids[number], flip.get("item") if isinstance(flip, dict) else None
        if item is None or face not in reached or f"item {item}" in had:
            continue
        message = f'flip of "{face}" needs "{item}", which this chapter does not give for sure'
        entry = context.library.entries("face")[face]
        spaces = entry.data["spaces"]
        where = next(i for i, space in enumerate(spaces) if "flip" in space)
        place = entry.related("the flip space is here", ("spaces", where, "flip"))
        remedy = "add a special search for it, or hand it out at setup"
        yield context.finding(("plan", world.board.face_tile[number]), message, remedy, place)


RULE = Rule(problems.MISSING_FLIP_ITEM, __doc__, ("chapter",), _check)
