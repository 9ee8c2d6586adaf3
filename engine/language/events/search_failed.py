"""A search has found nothing.

Example:
    - when: search-failed
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="search-failed",
    doc=__doc__,
    provides={
        "searcher": ("figure", "the mouse that searched"),
    },
    rules=("SEARCH-1",),
)
