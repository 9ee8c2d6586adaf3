"""A condition or number uses a counter of a chapter that nothing ever changes.

At the table:
    The number never changes, so its conditions are always true or never.

How to fix:
    Add the effect that changes it (`count` or `set`), or remove the counter.

Bad:
    # based on: supper
    counters:
      bells: { start: 0 }
    rules:
      - id: midnight
        text: At twelve strokes a surge happens.
        when: round-end
        if: { counter: { name: bells, at-least: 12 } }
        do:
          - surge

Good:
    # based on: supper
    counters:
      bells: { start: 0 }
    rules:
      - id: stroke
        text: At the end of each round the bell strikes.
        when: round-end
        do:
          - count: bells
      - id: midnight
        text: At twelve strokes a surge happens.
        when: round-end
        if: { counter: { name: bells, at-least: 12 } }
        do:
          - surge
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.counters import counters_read, counters_set


def _check(context: Context) -> Iterator[Finding]:
    counters = context.entry.data.get("counters", {})
    if not counters:
        return
    changed, read = counters_set(context.library, context.entry), counters_read(context.library, context.entry)
    for name in counters:
        if name in read and name not in changed | context.left_out:
            message = f'nothing changes the counter "{name}"'
            yield context.finding(("counters", name), message, "change it with `count` or `set`", key=True)


RULE = Rule(
    code="R202",
    name="counter-never-set",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
