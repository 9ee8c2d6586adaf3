"""A mouse has used a search card.

Example:
    - when: card-used
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="card-used",
    doc=__doc__,
    provides={
        "user": ("figure", "the mouse"),
        "card": ("card", "the card"),
    },
    rules=("FREE-6",),
)
