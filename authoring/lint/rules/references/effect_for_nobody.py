"""An effect that only mice or only minions feel is for figures of the other side, so it never finds anybody.

At the table:
    The rule says that something happens, and nothing does.

How to fix:
    Name figures that the effect is for; a minion has no cheese and no cards, and a mouse is captured, not removed.

Bad:
    # based on: supper
    rules:
      - id: feast
        text: At the end of each round everybody in the room eats.
        when: round-end
        do:
          - cheese: { who: all-minions, amount: 1 }

Good:
    # based on: supper
    rules:
      - id: feast
        text: At the end of each round every mouse eats.
        when: round-end
        do:
          - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from authoring.content.findings import Finding, Severity
from authoring.content.source import Steps
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.rules.references.rule_never_fires import KINDS
from authoring.lint.views.rule_parts import rules_of
from authoring.lint.views.sides import MICE, MINIONS, side_of

FOR_MICE: Final = {
    "capture": "who", "cheese": "who", "discard": "who", "draw": "who", "fetch": "who", "learn": "who",
    "rescue": "who", "search": "who", "search-again": "who", "steal-cheese": "from",
}  # fmt: skip
FOR_MINIONS: Final = {"attack-again": "who", "defeat": "who", "remove": "who"}
"""Effects that figures of one side alone feel, and the parameter that says who."""

ALL: Final = {
    **{name: (param, MICE) for name, param in FOR_MICE.items()},
    **{name: (param, MINIONS) for name, param in FOR_MINIONS.items()},
}


def _check(context: Context) -> Iterator[Finding]:
    for rule in rules_of(context.entry):
        for part in rule.effects:
            param, felt_by = ALL.get(part.name, ("", ""))
            if not param or part.given[param] is None:
                continue
            found = side_of(context.entry, rule, part.given[param])
            if found and found != felt_by:
                steps = (*part.steps, param) if param in part.written and _is_map(context, part.steps) else part.steps
                figures = part.given[param]
                named = figures if isinstance(figures, str) else json.dumps(figures)
                message = f'"{part.name}" finds nobody: it is for {felt_by}, and "{named}" finds only {found}'
                yield context.finding(steps, message, f"name {felt_by}, or take the effect out")


def _is_map(context: Context, steps: Steps) -> bool:
    """Whether an effect is written with its parameters, not in its short form."""
    value: Any = context.entry.data
    for step in steps:
        value = value[step]
    return isinstance(value, dict) and any(key in value for key in ("who", "from"))


RULE = Rule(
    code="R210",
    name="effect-for-nobody",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
