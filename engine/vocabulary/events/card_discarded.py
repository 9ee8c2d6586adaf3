"""A search card has gone to the discards.

Example:
    - when: card-discarded
      if: { card: lantern, loser: mouse }
      do:
        - cheese: { who: loser, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="card-discarded",
    doc=__doc__,
    provides={
        "loser": ("figure", "the mouse that held it"),
        "card": ("card", "the card"),
    },
    rules=("FREE-4",),
    words="when a search card is discarded",
    placeless=True,
)
