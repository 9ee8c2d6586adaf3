"""A chapter lists an encounter card that is already in one of its decks.

At the table:
    The card is shuffled in once, as there is only one of it; listing it changes nothing.

How to fix:
    Remove the card, or the deck.

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
            message = f'encounter card "{ident}" is already in deck "{card.data["deck"]}"'
            related = card.related("card defined here")
            yield context.finding(("encounters", "cards", index), message, "remove the card from the list", related)


RULE = Rule(
    code="E110",
    name="repeated-encounter-card",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
