"""A hero starts without a weapon.

At the table:
    A mouse without an equipped weapon cannot attack: its player searches while the others fight.

How to fix:
    Give the hero a weapon under `equipment`. If the hero is meant to have none, ignore this finding with a comment.

Bad:
    kind: hero
    id: bramble
    name: Bramble
    classes: [archer]
    battle: 2
    defence: 1
    lore: 1
    move: 2
    life: 3
    equipment: [feather-cloak]

Good:
    kind: hero
    id: bramble
    name: Bramble
    classes: [archer]
    battle: 2
    defence: 1
    lore: 1
    move: 2
    life: 3
    equipment: [precise-bow, feather-cloak]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    cards = context.library.entries("search-card")
    equipment = context.entry.data.get("equipment", [])
    unknown = any(ident not in cards for ident in equipment)
    if not unknown and not any(cards[ident].data["category"] == "weapon" for ident in equipment):
        message = f'hero "{context.entry.id}" starts without a weapon, so it cannot attack'
        steps = ("equipment",) if "equipment" in context.entry.data else ("id",)
        yield context.finding(steps, message, "add a weapon under `equipment`")


RULE = Rule(
    code="K111",
    name="unarmed-hero",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=("hero",),
    check=_check,
    doc=__doc__,
)
