"""An allowed party can reach the goal only with a lucky search: it needs a card that no special search and no rule
gives.

At the table:
    Some games are lost from the start, because the card they need lies at the bottom of the search deck.

How to fix:
    Add a special search or a rule that gives the card, or add a way that does not need it.

Bad:
    # based on: supper
    plan:
      - { face: sewers, at: [0, 0] }
      - { face: sewer-entrance, at: [0, -1] }
    start: { face: sewers, space: a1 }
    victory: { mice-at: { face: guard-room } }

Good:
    # based on: supper
    plan:
      - { face: sewers, at: [0, 0] }
      - { face: sewer-entrance, at: [0, -1] }
    start: { face: sewers, space: a1 }
    victory: { mice-at: { face: guard-room } }
    rooms:
      sewers:
        search: [{ card: fishhook-and-thread }]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.proofs import ENDS, Trouble, proofs_of
from authoring.lint.views.telling import finding_of
from authoring.proof.verdicts import cause_of


def _check(context: Context) -> Iterator[Finding]:
    proofs = proofs_of(context)
    if proofs is None or proofs.hopeless or proofs.sure.winnable:
        return
    done = proofs.sure
    path, block = next((path, block) for path, block in done.endings.items() if block is not None)
    trouble = Trouble(ENDS, path, cause_of(done.world, block))
    yield finding_of(context, trouble, "the goal is within reach only by a lucky search", "the victory")


RULE = Rule(
    code="C102",
    name="goal-by-luck",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
