"""Setup closes an exit, and no rule ever opens it.

At the table:
    The door stays shut for the whole game.

How to fix:
    Add a rule that opens it, or do not close it.

Bad:
    # based on: supper
    setup:
      - close-exit: { face: crystal-tunnels, edge: N }

Good:
    # based on: supper
    setup:
      - close-exit: { face: crystal-tunnels, edge: N }
    rules:
      - id: the-door-opens
        text: When the hourglass moves, the door opens.
        when: hourglass-moved
        do:
          - open-exit: { face: crystal-tunnels, edge: N }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.layout import door_effects, plan_of


def _check(context: Context) -> Iterator[Finding]:
    found = door_effects(context.entry.data, plan_of(context.entry.data, context.library))
    opened = {way for effect, way in found if effect.name == "open-exit"}
    for effect, way in found:
        if effect.name == "close-exit" and effect.at_start and way not in opened:
            face, edge = effect.value["face"], effect.value["edge"]
            message = f'{edge} exit of "{face}" is closed at setup, and no rule opens it'
            yield context.finding(effect.steps, message, "add a rule that opens it, or do not close it")


RULE = Rule(
    code="C114",
    name="door-never-opened",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
