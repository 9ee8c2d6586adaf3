"""A flip space that mice can reach needs a class that no party of this chapter has.

At the table:
    No mouse can ever flip the tile there.

How to fix:
    Allow a hero of such a class.

Bad:
    # based on: supper
    party: { mice: 2, barred: [nez, filch, maginos] }
    plan:
      - { face: sewer-entrance, at: [0, 0] }
      - { face: sewers, at: [0, 1] }
    start: { face: sewers, space: a1 }
    victory: { mice-at: { face: guard-room } }
    rooms:
      sewers:
        search: [{ card: fishhook-and-thread }]

Good:
    # based on: supper
    party: { mice: 2, barred: [tilda, collin, maginos] }
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
from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.proofs import GOAL, proofs_of
from authoring.proof.verdicts import reached_faces


def _check(context: Context) -> Iterator[Finding]:
    proofs = proofs_of(context)
    if proofs is None or not proofs.graphs.parties:
        return
    world = proofs.all.world
    present = {name for hero in world.facts.heroes for name in world.hero_classes(hero)}
    reached = reached_faces(world)
    told = {trouble.root.fact for trouble in proofs.troubles if trouble.what == GOAL}
    for number, flip in flips(proofs.graphs.content, world.board).items():
        face, classes = world.board.face_ids[number], flip.get("classes", []) if isinstance(flip, dict) else []
        if classes and face in reached and not present & set(classes):
            if ("class", " or ".join(sorted(classes))) in told:
                continue
            message = f'flip of "{face}" needs a {" or ".join(classes)}, but no party of this chapter has one'
            place = context.library.entries("face")[face].related("the face is here")
            steps = ("plan", world.board.face_tile[number])
            yield context.finding(steps, message, "allow a hero of such a class", place)


RULE = Rule(
    code="C109",
    name="missing-flip-class",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
