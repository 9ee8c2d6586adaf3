"""A weapon has no `attack` (`melee` or `ranged`), or a card that is no weapon has one.

At the table:
    Players do not know which symbols are hits, and in a playtest no mouse ever attacks with it.

How to fix:
    Add `attack: melee` or `attack: ranged` to the weapon; remove `attack` from other cards.

Bad:
    kind: search-card
    id: bell-clapper
    name: Bell Clapper
    category: weapon
    slot: paw
    paws: 2
    battle: 2
    text: "+2 battle."

Good:
    kind: search-card
    id: bell-clapper
    name: Bell Clapper
    category: weapon
    slot: paw
    paws: 2
    attack: melee
    battle: 2
    text: "+2 battle."
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    card = context.entry.data
    if card["category"] == "weapon" and "attack" not in card:
        yield context.finding(("category",), "weapon has no attack", 'add "attack: melee" or "attack: ranged"')
    elif card["category"] != "weapon" and "attack" in card:
        message = f"card has an attack, but its category is {card['category']}"
        yield context.finding(("attack",), message, 'remove the attack, or write "category: weapon"', key=True)


RULE = Rule(
    code="K108",
    name="weapon-without-attack",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("search-card",),
    check=_check,
    doc=__doc__,
)
