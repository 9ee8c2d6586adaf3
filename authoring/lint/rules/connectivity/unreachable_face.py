"""No party can reach a tile of the plan: no exit and no flip leads to either of its faces.

At the table:
    The tile lies on the table unused.

How to fix:
    Move it to where an exit leads, or remove it from the plan.

Bad:
    # based on: supper
    plan:
      - { face: kitchen-tunnels, at: [0, 0] }
      - { face: crystal-tunnels, at: [0, 1] }
      - { face: forge, at: [-1, 0] }

Good:
    # based on: supper
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.layout import plan_of, tiles_apart
from authoring.lint.views.proofs import proofs_of
from authoring.proof.verdicts import cause_of, face_block, reached_faces


def _check(context: Context) -> Iterator[Finding]:
    proofs = proofs_of(context)
    if proofs is None:
        return
    world, rooms = proofs.all.world, context.entry.data.get("rooms", {})
    board, reached = world.board, reached_faces(world)
    causes = {(trouble.root.path, trouble.root.text) for trouble in proofs.troubles}
    plan = plan_of(context.entry.data, context.library)
    apart = {placed.index for placed in tiles_apart(context.entry.data, plan)}  # X104 reports them
    for tile, place in enumerate(context.entry.data["plan"]):
        faces = [board.face_ids[face] for face in board.tile_faces[tile] if face >= 0]
        if tile in apart or reached & set(faces) or any(face in rooms for face in faces):  # C105 reports rooms
            continue
        root = cause_of(world, face_block(world, place["face"])).root
        if not root.path and (root.path, root.text) not in causes:
            message = f'no way leads to tile "{place["face"]}"'
            yield context.finding(("plan", tile, "face"), message, "move it to where an exit leads, or remove it")


RULE = Rule(
    code="C104",
    name="unreachable-face",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
