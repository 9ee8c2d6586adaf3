"""No mouse can pay a cost: its range ends below its start, or it is more cheese than the box holds.

At the table:
    No player is ever offered the rule.

How to fix:
    Write the range from the smaller to the larger number, or lower the cost.

Bad:
    kind: ability
    id: long-nap
    name: Long Nap
    classes: [any]
    cost: { from: 3, to: 1 }
    text: An action; each cheese paid heals 1 wound of this mouse.
    rules:
      - when: action
        do:
          - heal: { who: owner, amount: paid }

Good:
    kind: ability
    id: long-nap
    name: Long Nap
    classes: [any]
    cost: { from: 1, to: 3 }
    text: An action; each cheese paid heals 1 wound of this mouse.
    rules:
      - when: action
        do:
          - heal: { who: owner, amount: paid }
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.content.walk import walk
from authoring.lint.rule import Confidence, Context, Rule

KINDS = ("ability", "achievement", "chapter", "hero", "search-card", "status")


def _check(context: Context) -> Iterator[Finding]:
    box = next(iter(context.library.entries("box").values())).data
    cheese = box["tokens"].get("cheese", 0)
    for steps, value in walk(context.entry.data):
        if not steps or steps[-1] != "cost":
            continue
        if isinstance(value, dict) and _is_number(value.get("from")) and _is_number(value.get("to")):
            if value["from"] > value["to"]:
                remedy = f"write {{ from: {value['to']}, to: {value['from']} }}"
                yield context.finding(steps, f"cost runs from {value['from']} down to {value['to']}", remedy)
                continue
            value = value["from"]
        if _is_number(value) and value > cheese > 0:
            yield context.finding(steps, f"cost is {value} cheese, but the box has only {cheese}", "lower the cost")


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


RULE = Rule(
    code="K103",
    name="unpayable-cost",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
