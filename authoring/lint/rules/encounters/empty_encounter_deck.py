"""A face of the chapter draws an encounter card, but the chapter has none in its deck.

At the table:
    The mice meet no minions in any new room.

How to fix:
    Name a deck or some cards under `encounters`, or write `encounter` for every room.

Bad:
    # based on: attic
    encounters: null

Good:
    # based on: attic
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.decks import draws, encounter_deck, faces_of_plan

REMEDY = "name a deck under `encounters`, or write `encounter` for every room"


def _check(context: Context) -> Iterator[Finding]:
    chapter, library = context.entry, context.library
    if not encounter_deck(library, chapter):
        drawing = [(face, index) for face, index in faces_of_plan(library, chapter) if draws(chapter, face.id)]
        if drawing:
            face, index = drawing[0]
            steps = ("encounters",) if "encounters" in chapter.data else ("plan", index, "face")
            message = f'no encounter card to draw on "{face.id}", as the deck of the chapter is empty'
            yield context.finding(steps, message, REMEDY)
    cards = library.entries("encounter-card").values()
    for index, deck in enumerate(chapter.data.get("encounters", {}).get("decks", [])):
        if not any(card.data["deck"] == deck for card in cards):
            message = f'no encounter card is in deck "{deck}"'
            yield context.finding(("encounters", "decks", index), message, "remove the deck, or write cards for it")


RULE = Rule(
    code="E105",
    name="empty-encounter-deck",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter",),
    check=_check,
    doc=__doc__,
)
