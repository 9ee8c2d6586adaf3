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
from authoring.lint.views.state_graphs import chapter_graphs


def _check(context: Context) -> Iterator[Finding]:
    world = chapter_graphs(context)
    if world is None:
        return
    key = "victories" if "victories" in context.entry.data else "victory"
    for party, classes in world.kinds:
        graph = world.graph(classes)
        if not graph.complete or graph.wins() or not world.graph(classes, luck=True).wins():
            continue
        blocked = next((step for step, (to, _) in graph.blocked.items() if to not in graph.faces()), "")
        reason = f": {blocked}" if blocked else ""
        message = f"the goal is within reach of {world.describe(party)} only by a lucky search{reason}"
        yield context.finding((key,), message, "add a special search or a rule that gives what is needed", key=True)


RULE = Rule(
    code="C102",
    name="goal-by-luck",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
