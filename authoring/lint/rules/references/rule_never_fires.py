"""The conditions of a rule can never hold together: they contradict each other, or need something that nothing in the
library causes.

At the table:
    Players learn a rule that never applies.

How to fix:
    Correct the condition the finding points at, or add the effect that gives the status or earns the achievement.

Bad:
    # based on: supper
    rules:
      - id: too-late
        text: On pages 5 to 3 a surge happens.
        when: round-end
        if: { page: { at-least: 5, at-most: 3 } }
        do:
          - surge

Good:
    # based on: supper
    rules:
      - id: late
        text: On pages 3 to 5 a surge happens.
        when: round-end
        if: { page: { at-least: 3, at-most: 5 } }
        do:
          - surge
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.rule_contradictions import reasons
from authoring.lint.views.rule_parts import rules_of


def _check(context: Context) -> Iterator[Finding]:
    for rule in rules_of(context.entry):
        for steps, reason in reasons(context, rule):
            name = f' "{rule.data["id"]}"' if "id" in rule.data else ""
            yield context.finding(steps, f"rule{name} never applies: {reason}", "correct the condition")


KINDS = ("chapter", "hero", "minion", "ability", "search-card", "status", "achievement")
RULE = Rule(
    code="R205",
    name="rule-never-fires",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
