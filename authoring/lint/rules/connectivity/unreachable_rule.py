"""A rule waits for a mouse on a space that no party can walk to.

At the table:
    It never applies, unless a scroll from the search deck moves a mouse there.

How to fix:
    Name a space that mice can walk to.

Bad:
    # based on: supper
    rooms:
      alchemists-chamber:
        rules:
          - id: dust
            text: Who stirs up the dust is heard.
            when: space-entered
            if: { mover: mouse, space: k3 }
            do:
              - wheel: 1

Good:
    # based on: supper
    rooms:
      alchemists-chamber:
        rules:
          - id: dust
            text: Who stirs up the dust is heard.
            when: space-entered
            if: { mover: mouse, space: k1 }
            do:
              - wheel: 1
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.proofs import proofs_of
from authoring.lint.views.rule_reports import reported_paths
from authoring.proof.conditions import blocked
from authoring.proof.facts import faces_of
from authoring.proof.verdicts import reached_faces


def _check(context: Context) -> Iterator[Finding]:
    proofs = proofs_of(context)
    if proofs is None:
        return
    world, known = proofs.sure.world, reported_paths(context)
    reached = reached_faces(world)
    for rule in world.rules:
        if not rule.own or rule.event != "space-entered" or rule.path in known:
            continue
        block = blocked(world, rule.conditions, rule, (*rule.path, "if"))
        if block is None or block.fact[0] != "spaces":
            continue
        mask = int(block.fact[1])
        face = next(iter(sorted(faces_of(world.board, mask))), None)
        if face is not None and world.board.face_ids[face] in reached:
            names = sorted({world.board.space_ids[space] for space in _bits(mask)})
            where = f'{", ".join(names)} of "{world.board.face_ids[face]}"'
            message = f"rule waits for a mouse at {where}, where no mouse can walk"
            yield context.finding((*rule.path, "if"), message, "name a space that mice can walk to")


def _bits(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


RULE = Rule(
    code="C107",
    name="unreachable-rule",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
