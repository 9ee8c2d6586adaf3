"""Rules trigger each other, or a rule triggers itself, without end: the effect of each causes the event of the next,
and no condition or limit stops them.

At the table:
    The rules never stop. The engine ends such a game with an error.

How to fix:
    Give one of the rules a `limit`, or a condition that stops being true, or let it answer another event.

Bad:
    # based on: supper
    rules:
      - id: echo
        text: Whenever the cheese on the wheel changes, 1 more is put there.
        when: wheel-changed
        do:
          - wheel: 1

Good:
    # based on: supper
    rules:
      - id: echo
        text: Once per round, when the cheese on the wheel changes, 1 more is put there.
        when: wheel-changed
        limit: round
        do:
          - wheel: 1
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.rule_cycles import rule_cycles
from authoring.lint.views.toggles import rings


def _check(context: Context) -> Iterator[Finding]:
    for cycle in rule_cycles(context.entry):
        names = " -> ".join([step.name for step in cycle] + [cycle[0].name])
        first, *others = cycle
        related = [context.entry.related("and this rule", step.steps) for step in others]
        who = "rules trigger each other" if others else "rule triggers itself"
        message = f"{who} without end: {names}"
        yield context.finding(first.steps, message, "give one of them a limit or a condition", *related)
    for ring in rings(context.entry):
        start, *more = ring
        related = [
            context.entry.related("and this rule", toggle.steps) for toggle in more if toggle.steps != start.steps
        ]
        names = " -> ".join(dict.fromkeys(toggle.name for toggle in ring))
        who = f"rules undo each other without end: {names}" if related else f"rule undoes itself without end: {names}"
        yield context.finding(start.steps, who, "give one of them a limit or another condition", *related)


KINDS = ("chapter", "hero", "minion", "ability", "search-card", "status", "achievement")
RULE = Rule(
    code="R206",
    name="endless-rules",
    severity=Severity.ERROR,
    confidence=Confidence.CERTAIN,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
