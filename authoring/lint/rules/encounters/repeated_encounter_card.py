"""A chapter lists an encounter card that its decks bring anyway.

At the table:
    The card is shuffled once, as there is only one of it; the list promises more than it keeps.

How to fix:
    Take the card off the list, or the deck.

Bad:
    # based on: attic
    encounters: { decks: [standard], cards: [pantry-raid] }

Good:
    # based on: attic
    encounters: { decks: [hard], cards: [pantry-raid] }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    wanted = context.entry.data.get("encounters", {})
    for index, ident in enumerate(wanted.get("cards", [])):
        card = context.library.entries("encounter-card").get(ident)
        if card and card.data["deck"] in wanted.get("decks", []):
            message = f'encounter card "{ident}" that deck "{card.data["deck"]}" brings already'
            related = card.related("card defined here")
            yield context.finding(("encounters", "cards", index), message, "take it off the list", related)


RULE = Rule(
    code="E110",
    name="repeated-encounter-card",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
