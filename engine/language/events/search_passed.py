"""A search has found something; stopping the event keeps the card from being drawn.

Example:
    - when: search-passed
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="search-passed",
    doc=__doc__,
    provides={
        "searcher": ("figure", "the mouse that searched"),
    },
    rules=("SEARCH-1",),
)
