"""The chapter describes a room on a face that no party can reach, though its tile is in the plan.

At the table:
    Its story is never read, and its rules and searches never apply.

How to fix:
    Open a way to the face, or remove the room.

Bad:
    # based on: supper
    party: { mice: 2, barred: [nez, filch, maginos] }
    plan:
      - { face: sewer-entrance, at: [0, 0] }
      - { face: sewers, at: [0, 1] }
    start: { face: sewers, space: a1 }
    victory: { mice-at: { face: guard-room } }
    rooms:
      pipes:
        story: It drips.
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
      pipes:
        story: It drips.
      sewers:
        search: [{ card: fishhook-and-thread }]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.proofs import ROOM, proofs_of
from authoring.lint.views.telling import finding_of


def _check(context: Context) -> Iterator[Finding]:
    proofs = proofs_of(context)
    for trouble in proofs.troubles if proofs is not None else ():
        if trouble.what == ROOM:
            face = str(trouble.path[1])
            parts = [name for name in PARTS if name in context.entry.data["rooms"][face]]
            message = f'no party can reach "{face}", so its {parts[0] if parts else "room"} is never used'
            yield finding_of(context, trouble, message, f'the room "{face}"')


PARTS = ("story", "search", "rules", "encounter", "setup", "surge")

RULE = Rule(
    code="C105",
    name="unreachable-room",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
