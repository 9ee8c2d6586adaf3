"""An allowed party cannot reach the goal of the chapter, even with the best cards from the search deck.

At the table:
    The mice cannot win, whatever they do.

How to fix:
    Open the way that the message names, add what is missing, or bar the heroes who cannot win.

Bad:
    # based on: supper
    setup:
      - close-exit: { face: crystal-tunnels, edge: N }

Good:
    # based on: supper
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.proofs import GOAL, proofs_of
from authoring.lint.views.telling import finding_of


def _check(context: Context) -> Iterator[Finding]:
    proofs = proofs_of(context)
    for trouble in proofs.troubles if proofs is not None else ():
        if trouble.what == GOAL:
            yield finding_of(context, trouble, f"the goal is out of reach for {trouble.who}", "the victory")


RULE = Rule(
    code="C101",
    name="unreachable-goal",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
