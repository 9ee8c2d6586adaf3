"""The victory is met before the first turn.

At the table:
    The mice have won before their first move.

How to fix:
    Add a condition that is not true at the start.

Bad:
    # based on: supper
    victory: { mice-at: { face: crystal-tunnels } }

Good:
    # based on: supper
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.state_graphs import chapter_graphs
from engine.records.state import WON


def _check(context: Context) -> Iterator[Finding]:
    world = chapter_graphs(context)
    if world is not None and world.set_up is not None and world.set_up.outcome == WON:
        key = "victories" if "victories" in context.entry.data else "victory"
        message = "victory is met at setup, before the first turn"
        yield context.finding((key,), message, "add a condition that is not true at the start", key=True)


RULE = Rule(
    code="C110",
    name="won-at-setup",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
