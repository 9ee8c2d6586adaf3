"""A mouse has used a search card.

Example:
    - when: card-used
      if: { user: owner }
      do:
        - cheese: { who: user, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="card-used",
    doc=__doc__,
    provides={
        "user": ("figure", "the mouse"),
        "card": ("card", "the card"),
    },
    rules=("FREE-6",),
    words="when a search card is used",
)
