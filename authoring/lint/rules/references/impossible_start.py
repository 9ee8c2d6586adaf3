"""A counter starts below 0, or above its own maximum.

At the table:
    Players do not know which number holds. A counter stays between 0 and its maximum; in play it starts there, too.

How to fix:
    Start between 0 and `max`, or raise `max`.

Bad:
    # based on: supper
    counters:
      bells: { start: 5, max: 3 }
    rules:
      - id: stroke
        text: At the end of each round the bell strikes, and the third stroke wakes the house.
        when: round-end
        if: { counter: { name: bells, at-most: 2 } }
        do:
          - count: bells

Good:
    # based on: supper
    counters:
      bells: { start: 1, max: 3 }
    rules:
      - id: stroke
        text: At the end of each round the bell strikes, and the third stroke wakes the house.
        when: round-end
        if: { counter: { name: bells, at-most: 2 } }
        do:
          - count: bells
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    for name, counter in context.entry.data.get("counters", {}).items():
        start, most = counter.get("start", 0), counter.get("max")
        if start < 0:
            message = f'counter "{name}" starts at {start}, but no counter is ever below 0'
            yield context.finding(("counters", name, "start"), message, "start at 0 or higher")
        if most is not None and start > most:
            message = f'counter "{name}" starts at {start}, above its maximum {most}'
            yield context.finding(("counters", name, "start"), message, f"start at {most} or lower, or raise `max`")


RULE = Rule(
    code="R208",
    name="impossible-start",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
