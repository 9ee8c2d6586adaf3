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
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.content.source import Steps
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.counters import counters_set, tokens_placed
from authoring.lint.views.proofs import ENDS, Trouble, proofs_of
from authoring.lint.views.proofs import RULE as OF_RULE
from authoring.lint.views.rule_contradictions import reasons
from authoring.lint.views.rule_parts import rules_of
from authoring.lint.views.telling import finding_of
from authoring.proof.block import Fact


def _check(context: Context) -> Iterator[Finding]:
    told: set[Steps] = set()
    troubles = _troubles(context)
    known = {trouble.root.path for trouble in troubles}
    for rule in rules_of(context.entry):
        for steps, reason in reasons(context, rule):
            if steps in known:
                continue
            told.add(rule.steps)
            name = f' "{rule.data["id"]}"' if "id" in rule.data else ""
            yield context.finding(steps, f"rule{name} never applies: {reason}", "correct the condition")
    for trouble in troubles:
        if not any(trouble.path[:length] in told for length in range(1, len(trouble.path) + 1)):
            yield finding_of(context, trouble, _message(context, trouble), "the rule")


def _troubles(context: Context) -> list[Trouble]:
    """The troubles of rules and endings, but for those whose cause R202 or R204 reports at a counter or token."""
    proofs = proofs_of(context) if context.entry.kind == "chapter" else None
    if proofs is None:
        return []
    unset = _unset(context)
    return [one for one in proofs.troubles if one.what in (ENDS, OF_RULE) and one.root.fact not in unset]


def _unset(context: Context) -> set[Fact]:
    """The counters that nothing changes, and the tokens that nothing places."""
    data, library, entry = context.entry.data, context.library, context.entry
    counters = set(data.get("counters", {})) - counters_set(library, entry)
    tokens = set(data.get("tokens", {})) - tokens_placed(library, entry)
    return {*(("counter", name) for name in counters), *(("token", name) for name in tokens)}


def _message(context: Context, trouble: Trouble) -> str:
    if trouble.what == ENDS:
        return "this ending never comes" if trouble.path[0] != "defeat" else "this defeat never comes"
    who = trouble.who
    value: Any = context.entry.data
    for step in trouble.path:
        value = value[step]
    if isinstance(value, dict) and "id" in value:
        return f'rule "{value["id"]}" never applies' + (f" with {who}" if who != "every party" else "")
    return "this never happens"


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
