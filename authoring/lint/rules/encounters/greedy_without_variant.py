"""Minions are placed as `greedy`, but their card has no greedy variant.

At the table:
    The word changes nothing, and players look for a rule that is not on the card.

How to fix:
    Remove `greedy: true`, or add `greedy` to the minion's card.

Bad:
    kind: encounter-card
    id: attic-rabble
    deck: hard
    pages:
      "1": [{ minion: rat-warrior, count: 2, greedy: true }]
      "2": [{ minion: roach, count: 3 }]
      "3": [{ minion: roach, count: 3 }]
      "4": [{ minion: roach, count: 4 }]
      "5": [{ minion: roach, count: 5 }]
      "6": [{ minion: roach, count: 6 }]
    surge: [{ minion: roach, count: 2 }]

Good:
    kind: encounter-card
    id: attic-rabble
    deck: hard
    pages:
      "1": [{ minion: roach, count: 2, greedy: true }]
      "2": [{ minion: roach, count: 3 }]
      "3": [{ minion: roach, count: 3 }]
      "4": [{ minion: roach, count: 4 }]
      "5": [{ minion: roach, count: 5 }]
      "6": [{ minion: roach, count: 6 }]
    surge: [{ minion: roach, count: 2 }]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.placements import placement_groups


def _check(context: Context) -> Iterator[Finding]:
    for group in placement_groups(context.entry):
        for steps, troop in group.troops:
            minion = context.library.entries("minion").get(troop["minion"])
            if troop.get("greedy") is True and minion and "greedy" not in minion.data:
                message = f'"{minion.id}" is placed as greedy, but its card has no greedy variant'
                remedy = "remove `greedy`, or add the variant to the minion's card"
                yield context.finding((*steps, "greedy"), message, remedy, minion.related("minion defined here"))


RULE = Rule(
    code="E108",
    name="greedy-without-variant",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("encounter-card", "chapter"),
    check=_check,
    doc=__doc__,
)
