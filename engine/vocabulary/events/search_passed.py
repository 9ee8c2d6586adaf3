"""A search has found something. If the event is stopped, no card is drawn.

Example:
    - when: search-passed
      if: { searcher: { at: { token: key } } }
      do:
        - take-token: key
        - give-card: { card: lantern, who: searcher }
        - instead
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="search-passed",
    doc=__doc__,
    provides={
        "searcher": ("figure", "the mouse that searched"),
    },
    rules=("SEARCH-1",),
    words="when a search finds something",
    stops="the card that would be drawn",
)
