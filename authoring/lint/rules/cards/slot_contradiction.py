"""A search card's category, slot and paws contradict each other: a worn card without a slot, a slot on a card that is
not worn, or paws on a card that is not held in a paw.

At the table:
    Players cannot tell which card it replaces when a mouse puts it on, or how many of them one mouse can wear.

How to fix:
    Weapons, armour and accessories have a slot; `paws` goes with `slot: paw`; all other cards have neither.

Bad:
    kind: search-card
    id: thimble-drum
    name: Thimble Drum
    category: armour
    slot: body
    paws: 2
    defence: 1
    text: "+1 defence."

Good:
    kind: search-card
    id: thimble-drum
    name: Thimble Drum
    category: armour
    slot: paw
    paws: 2
    defence: 1
    text: "+1 defence."
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.gear import WORN


def _check(context: Context) -> Iterator[Finding]:
    card = context.entry.data
    category, slot = card["category"], card.get("slot")
    if category in WORN and slot is None:
        yield context.finding(("category",), f"{category} has no slot", 'add "slot:", such as paw, body or accessory')
    elif category not in WORN and slot is not None:
        yield context.finding(("slot",), f"{category} has a slot, but it is not worn", "remove the slot", key=True)
    elif category == "weapon" and slot not in ("paw", "tail"):
        yield context.finding(("slot",), f'weapon has slot "{slot}"', "use slot paw or tail")
    if "paws" in card and slot != "paw":
        where = f'slot "{slot}"' if slot else "no slot"
        yield context.finding(("paws",), f"card has paws, but {where}", 'write "slot: paw", or remove "paws"', key=True)


RULE = Rule(
    code="K101",
    name="slot-contradiction",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("search-card",),
    check=_check,
    doc=__doc__,
)
