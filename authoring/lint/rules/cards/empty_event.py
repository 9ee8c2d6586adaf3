"""An event card has no rules, so nothing happens when it is drawn.

At the table:
    The search succeeds, the card is read out, and nothing happens.

How to fix:
    Write what happens under `rules`; the rules of an event need no `when`.

Bad:
    kind: search-card
    id: cold-draught
    name: Cold Draught
    category: event
    text: Every mouse on the tile loses 1 cheese.

Good:
    kind: search-card
    id: cold-draught
    name: Cold Draught
    category: event
    text: Every mouse on the tile loses 1 cheese.
    rules:
      - do:
          - cheese: { who: mice-on-tile, amount: -1 }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    card = context.entry.data
    if card["category"] == "event" and not card.get("rules"):
        message = f'event "{context.entry.id}" has no rules'
        yield context.finding(("category",), message, "write under `rules` what happens when it is drawn")


RULE = Rule(
    code="K109",
    name="empty-event",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("search-card",),
    check=_check,
    doc=__doc__,
)
