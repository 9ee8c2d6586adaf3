"""A rule sets a counter to more than its maximum, or adds more than its maximum at once.

At the table:
    The marker stops at the maximum, and the rule says another number.

How to fix:
    Raise `max`, or write a number that the counter can have.

Bad:
    # based on: supper
    counters:
      bells: { max: 2 }
    rules:
      - id: midnight
        text: At midnight twelve bells ring, and each brings a roach.
        when: chapter-start
        do:
          - set: { counter: bells, to: 12 }
          - place: { minion: roach, count: { counter: bells } }

Good:
    # based on: supper
    counters:
      bells: { max: 2 }
    rules:
      - id: midnight
        text: At midnight two bells ring, and each brings a roach.
        when: chapter-start
        do:
          - set: { counter: bells, to: 2 }
          - place: { minion: roach, count: { counter: bells } }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.rule_parts import rules_of


def _check(context: Context) -> Iterator[Finding]:
    counters = context.entry.data.get("counters", {})
    for rule in rules_of(context.entry):
        for part in rule.effects:
            name = part.given.get("counter")
            if part.name not in ("set", "count") or not isinstance(name, str) or name not in counters:
                continue
            most, key = counters[name].get("max"), "to" if part.name == "set" else "by"
            value = part.given[key]
            if isinstance(most, int) and isinstance(value, int) and value > most:
                verb = "set to" if part.name == "set" else "raised by"
                message = f'counter "{name}" is {verb} {value}, but its maximum is {most}'
                place = context.entry.related("the maximum is here", ("counters", name, "max"))
                yield context.finding((*part.steps, key), message, "raise `max`, or write a lower number", place)


RULE = Rule(
    code="R209",
    name="counter-overrun",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
