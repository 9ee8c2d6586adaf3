"""A key or parameter of a rule has no effect beside the others, so the engine never reads it.

At the table:
    The rule does not do what its author intends.

How to fix:
    Remove it, or add the part it belongs to.

Bad:
    # based on: supper
    rules:
      - id: slow
        text: Once per round every mouse moves 1 space less.
        modify: { move: { by: -1, of: mouse } }
        limit: round

Good:
    # based on: supper
    rules:
      - id: slow
        text: Every mouse moves 1 space less.
        modify: { move: { by: -1, of: mouse } }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.rules.references.unused_parameters import unused_parameters
from authoring.lint.views.rule_parts import rules_of


def _check(context: Context) -> Iterator[Finding]:
    for rule in rules_of(context.entry):
        for steps, reason in unused_parameters(context.entry, rule):
            message = f'"{steps[-1]}" has no effect {reason}'
            yield context.finding(steps, message, "remove it", key=True)


KINDS = ("chapter", "hero", "minion", "ability", "search-card", "status", "achievement")
RULE = Rule(
    code="R207",
    name="unread-parameter",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
