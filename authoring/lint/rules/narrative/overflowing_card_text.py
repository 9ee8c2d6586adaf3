"""A text is too long for a card of 63 by 88 mm, even in the smallest readable type.

At the table:
    The last lines of the text run over the edge of the card.

How to fix:
    Shorten the text in the language that the finding names. The full rule belongs in `rules`; the card only reminds
    players of it.

Bad:
    kind: search-card
    id: long-scroll
    name: The Very Long Scroll
    category: scroll
    text: >-
      Once upon a time a scribe was paid by the word. He wrote about the weather, and the price of ink, and his knees,
      which hurt. He wrote about the rats who came up the stairs at night, in twos, carrying candles, and about what
      they said to each other, which he could not hear, and which he therefore made up. He wrote about a mouse in a
      red cap who stole the candles, one after the other, until the rats sat in the dark and sang. He put down the
      song, with all its verses, and the tune too, in little black dots, because paper was cheap that year. He wrote
      about the moon. He wrote about a cheese he had once seen in a window, a whole wheel of it, yellow as a lamp, and
      how he stood there in the rain until the shop closed. He described the rain. Then he thought of something else
      and began again from the start, with better words this time, and after that he described the window, pane by
      pane, and who was reflected in it. Whoever reads all this aloud without taking breath gains 1 cheese, and
      everybody who is still awake gains 1 too.
    rules:
      - when: action
        do:
          - cheese: { who: owner, amount: 1 }

Good:
    kind: search-card
    id: long-scroll
    name: The Very Long Scroll
    category: scroll
    text: Whoever reads it aloud without taking breath gains 1 cheese.
    rules:
      - when: action
        do:
          - cheese: { who: owner, amount: 1 }
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.content.source import Steps
from authoring.content.walk import languages_of
from authoring.export.cards.model import Back
from authoring.lint.rule import Confidence, Context, Rule
from authoring.wording.languages import shown_language
from engine.records.errors import ContentError

KINDS = ("ability", "achievement", "encounter-card", "hero", "minion", "search-card", "status")


def _check(context: Context) -> Iterator[Finding]:
    from authoring.export.cards.build import cards_of

    reported: set[Steps] = set()
    for language in languages_of(context.entry.data):
        try:
            cards = cards_of(context.library, context.entry, language)
        except ContentError:  # a rule on the card has no words; R201 reports it
            return
        for card in cards:
            sides = [card] if isinstance(card.back, Back) else [card, card.back]
            for side in sides:
                for key in side.overflowing:
                    steps = _place(context.entry.data, side.steps, key, language)
                    if steps not in reported:
                        reported.add(steps)
                        yield context.finding(steps, f'"{key}" is too long for its card in "{language}"', "shorten it")


def _place(data: Any, steps: Steps, key: str, language: str) -> Steps:
    """Return where the text stands that does not fit: in this language, or as it is shown in this language."""
    for step in steps:
        data = data[step]
    text = data.get(key)
    if not isinstance(text, dict):
        return (*steps, key) if key in data else steps
    return (*steps, key, language if language in text else shown_language(text, language))


RULE = Rule(
    code="N112",
    name="overflowing-card-text",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
