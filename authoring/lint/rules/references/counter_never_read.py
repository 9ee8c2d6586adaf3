"""The value of a counter of a chapter is never used.

At the table:
    Players move a marker that has no effect.

How to fix:
    Use it in a condition, a number or an ending, or remove the counter.

Bad:
    # based on: supper
    counters:
      bells: { start: 0 }
    rules:
      - id: stroke
        text: At the end of each round the bell strikes.
        when: round-end
        do:
          - count: bells

Good:
    # based on: supper
    counters:
      bells: { start: 0 }
    rules:
      - id: stroke
        text: At the end of each round the bell strikes; at twelve strokes a surge happens.
        when: round-end
        do:
          - count: bells
          - if: { if: { counter: { name: bells, is: 12 } }, then: [surge] }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.counters import counters_read


def _check(context: Context) -> Iterator[Finding]:
    counters = context.entry.data.get("counters", {})
    if not counters:
        return
    read = counters_read(context.library, context.entry)
    for name in counters:
        if name not in read | context.left_out:
            message = f'nothing uses the value of the counter "{name}"'
            yield context.finding(("counters", name), message, "use it in a condition, or remove it", key=True)


RULE = Rule(
    code="R203",
    name="counter-never-read",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
