"""A boss has no initiative cards of its own, or a minion has several but is not marked as a boss.

At the table:
    A boss takes a turn for each of its cards and is wounded card by card. Without cards it is an ordinary minion that
    rules for ordinary minions skip; without `boss` those rules apply to it.

How to fix:
    Give the boss `cards` (one is enough), or remove `boss: true`. Give a minion with several cards `boss: true`.

Bad:
    kind: minion
    id: attic-cat
    name: The Attic Cat
    boss: true
    battle: 3
    defence: 2
    life: 4
    attack: melee
    size: none
    figure: cat-paw

Good:
    kind: minion
    id: attic-cat
    name: The Attic Cat
    boss: true
    size: none
    figure: cat-paw
    cards:
      - { id: attic-cat-prowls, name: It Prowls, battle: 3, defence: 2, life: 4, attack: melee, behaviour: chase }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    data = context.entry.data
    if data.get("boss") and "cards" not in data:
        message = f'boss "{context.entry.id}" has no initiative cards'
        yield context.finding(("boss",), message, "give it `cards`, or remove `boss`", key=True)
    elif len(data.get("cards", [])) > 1 and not data.get("boss"):
        message = f'minion "{context.entry.id}" has {len(data["cards"])} initiative cards, but is not marked as a boss'
        yield context.finding(("cards",), message, "add `boss: true`", key=True)


RULE = Rule(
    code="E106",
    name="boss-without-cards",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=("minion",),
    check=_check,
    doc=__doc__,
)
