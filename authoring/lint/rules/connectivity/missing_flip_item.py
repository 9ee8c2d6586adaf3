"""The party can reach a flip space that needs an item, but the chapter has no sure way to get that item.

At the table:
    The mice stand at the flip space without the item, and search until the hourglass runs out.

How to fix:
    Add a special search for the item, or give it to the party at setup.

Bad:
    # based on: supper
    plan:
      - { face: sewer-entrance, at: [0, 0] }
      - { face: sewers, at: [0, 1] }
    start: { face: sewer-entrance, space: a1 }
    victory: { mice-at: { face: sewers } }

Good:
    # based on: supper
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
from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.proofs import proofs_of
from authoring.proof.verdicts import reached_faces


def _check(context: Context) -> Iterator[Finding]:
    proofs = proofs_of(context)
    if proofs is None:
        return
    world = proofs.sure.world
    reached = reached_faces(world)
    for number, flip in flips(proofs.graphs.content, world.board).items():
        face, item = world.board.face_ids[number], flip.get("item") if isinstance(flip, dict) else None
        if item is None or face not in reached or item in world.facts.cards:
            continue
        message = f'flip of "{face}" needs "{item}", but nothing in this chapter gives it for sure'
        entry = context.library.entries("face")[face]
        spaces = entry.data["spaces"]
        where = next(i for i, space in enumerate(spaces) if "flip" in space)
        place = entry.related("the flip space is here", ("spaces", where, "flip"))
        remedy = "add a special search for it, or give it to the party at setup"
        yield context.finding(("plan", world.board.face_tile[number]), message, remedy, place)


RULE = Rule(
    code="C108",
    name="missing-flip-item",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
