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
from authoring.lint.rule import Confidence, Context, Rule
from authoring.wording.languages import LANGUAGES, SOURCE
from engine.records.errors import ContentError

KINDS = ("ability", "encounter-card", "search-card")


def _check(context: Context) -> Iterator[Finding]:
    from authoring.export.cards.build import card

    data: dict[str, Any] = context.entry.data
    for language in LANGUAGES:
        own = [key for key, text in data.items() if isinstance(text, dict) and language in text]
        if language != SOURCE and not own:
            continue
        try:
            overflowing = card(context.library, context.entry, language).overflowing
        except ContentError:  # a rule on the card has no words; R201 reports it
            return
        for key in overflowing:
            text = data.get(key)
            if language != SOURCE and key not in own:
                continue  # an untranslated text is reported in English
            steps = (key, language) if isinstance(text, dict) else (key,)
            yield context.finding(steps, f'"{key}" is too long for its card in "{language}"', "shorten it")


RULE = Rule(
    code="N112",
    name="overflowing-card-text",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
