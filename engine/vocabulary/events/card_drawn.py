"""A mouse has drawn a search card. An event card's own rules answer this.

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
