"""A defeat is met before the first turn.

At the table:
    The mice have lost before their first move.

How to fix:
    Correct the condition, or the start value of its counter.

Bad:
    # based on: supper
    counters:
      alarm: { start: 3, max: 3 }
    rules:
      - id: alarm-rises
        text: Every surge raises the alarm.
        when: surge
        do:
          - count: alarm
    defeat:
      also:
        - id: caught
          text: The alarm is raised.
          if: { counter: { name: alarm, at-least: 3 } }

Good:
    # based on: supper
    counters:
      alarm: { start: 0, max: 3 }
    rules:
      - id: alarm-rises
        text: Every surge raises the alarm.
        when: surge
        do:
          - count: alarm
    defeat:
      also:
        - id: caught
          text: The alarm is raised.
          if: { counter: { name: alarm, at-least: 3 } }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.state_graphs import chapter_graphs
from engine.records.state import LOST


def _check(context: Context) -> Iterator[Finding]:
    world = chapter_graphs(context)
    if world is not None and world.set_up is not None and world.set_up.outcome == LOST:
        message = f'defeat "{world.set_up.reason}" is met at setup, before the first turn'
        yield context.finding(("defeat",), message, "correct its condition, or where its counter starts", key=True)


RULE = Rule(
    code="C111",
    name="lost-at-setup",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
