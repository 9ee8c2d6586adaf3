"""The end marker has moved.

Example:
    - when: end-marker-moved
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="end-marker-moved",
    doc=__doc__,
    provides={
        "pages": ("amount", "by how many pages"),
    },
    rules=("END-3",),
)
