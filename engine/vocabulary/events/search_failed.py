"""A search has found nothing.

Example:
    - when: search-failed
      if: { searcher: owner }
      do:
        - cheese: { who: searcher, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="search-failed",
    doc=__doc__,
    provides={
        "searcher": ("figure", "the mouse that searched"),
    },
    rules=("SEARCH-1",),
    words="when a search finds nothing",
)
