"""A hero starts without a weapon.

At the table:
    A mouse without an equipped weapon cannot attack: its player searches while the others fight.

How to fix:
    Give the hero a weapon under `equipment`. If it is meant to be helpless, answer this with a comment.

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
        message = f'hero "{context.entry.id}" without a weapon'
        steps = ("equipment",) if "equipment" in context.entry.data else ("id",)
        yield context.finding(steps, message, "give it one: without a weapon a mouse cannot attack")


RULE = Rule(
    code="K111",
    name="unarmed-hero",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=("hero",),
    check=_check,
    doc=__doc__,
)
