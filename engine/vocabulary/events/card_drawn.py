"""A mouse has drawn a search card. The rules of an event card itself react to this event.

Example:
    - when: card-drawn
      if: { drawer: owner }
      do:
        - cheese: { who: drawer, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="card-drawn",
    doc=__doc__,
    provides={
        "drawer": ("figure", "the mouse that drew it"),
        "card": ("card", "the card"),
    },
    rules=("SEARCH-2",),
    words="when a search card is drawn",
)
