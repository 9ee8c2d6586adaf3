"""A rule opens an exit that nothing ever closes.

At the table:
    The rule changes nothing: the exit was open all the time.

How to fix:
    Close the exit at setup, or remove the effect.

Bad:
    # based on: supper
    rules:
      - id: the-door-opens
        text: When the hourglass moves, the door opens.
        when: hourglass-moved
        do:
          - open-exit: { face: crystal-tunnels, edge: N }

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
    shut = {way for effect, way in found if effect.name == "close-exit"}
    for effect, way in found:
        if effect.name == "open-exit" and way not in shut:
            face, edge = effect.value["face"], effect.value["edge"]
            message = f'{edge} exit of "{face}" is opened, but nothing ever closes it'
            yield context.finding(effect.steps, message, "close it at setup, or remove the effect")


RULE = Rule(
    code="C115",
    name="door-never-shut",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
