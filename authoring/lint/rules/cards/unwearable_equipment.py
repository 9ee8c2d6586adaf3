"""A hero starts with equipment it cannot wear: the card is for other heroes, it cannot be worn at all, or two cards
need the same slot or more than two paws.

At the table:
    The hero breaks the rules before its first turn.

How to fix:
    Give the hero another card, or let the card's `requires` include the hero.

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
    equipment: [nezs-hammer]

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
    equipment: [precise-bow]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.library import Entry
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.gear import PAWS, WORN, paws_of, unmet


def _check(context: Context) -> Iterator[Finding]:
    hero = context.entry
    worn: dict[str, str] = {}
    paws = 0
    for index, ident in enumerate(hero.data.get("equipment", [])):
        card = context.library.entries("search-card").get(ident)
        if card is None:
            continue
        slot = str(card.data.get("slot", ""))
        in_tail = paws and "fits-tail" in card.data.get("tags", [])
        paws += 0 if in_tail else paws_of(card.data)
        why = _why(hero, card) or (f'"{worn[slot]}" already takes its slot' if slot in worn and slot != "paw" else "")
        why = why or ("the equipment needs more than two paws" if slot == "paw" and paws > PAWS and not in_tail else "")
        worn.setdefault(slot, ident)
        if why:
            message = f'"{hero.id}" cannot wear its equipment "{ident}": {why}'
            yield context.finding(
                ("equipment", index), message, "choose another card", card.related("card defined here")
            )


def _why(hero: Entry, card: Entry) -> str:
    if card.data["category"] not in WORN:
        return f"a card of category {card.data['category']} is not worn"
    return unmet(hero.data, hero.id, card.data)


RULE = Rule(
    code="K110",
    name="unwearable-equipment",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("hero",),
    check=_check,
    doc=__doc__,
)
