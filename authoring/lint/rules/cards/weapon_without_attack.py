"""A weapon does not say whether it strikes (`melee`) or shoots (`ranged`), or something else says so of itself.

At the table:
    Nobody knows which symbols are hits, and in a playtest nobody ever attacks with it.

How to fix:
    Add `attack: melee` or `attack: ranged` to the weapon; take it away from what is no weapon.

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
        yield context.finding(
            ("category",), "weapon that neither strikes nor shoots", 'add "attack: melee" or "ranged"'
        )
    elif card["category"] != "weapon" and "attack" in card:
        message = f"attack on a card that is {card['category']}, not a weapon"
        yield context.finding(("attack",), message, 'take it away, or say "category: weapon"', key=True)


RULE = Rule(
    code="K108",
    name="weapon-without-attack",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("search-card",),
    check=_check,
    doc=__doc__,
)
