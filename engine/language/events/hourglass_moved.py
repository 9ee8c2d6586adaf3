"""The hourglass has moved.

Example:
    - when: hourglass-moved
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="hourglass-moved",
    doc=__doc__,
    provides={
        "pages": ("amount", "by how many pages"),
    },
    rules=("SURGE-2",),
)
