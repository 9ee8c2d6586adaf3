"""A mouse is about to step off a space.

Example:
    - when: space-left
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="space-left",
    doc=__doc__,
    provides={
        "mover": ("figure", "the mouse"),
        "space": ("space", "the space"),
    },
    rules=("MOVE-1",),
)
