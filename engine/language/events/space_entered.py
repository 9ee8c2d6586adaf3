"""A figure has stepped, drifted or been put onto a space.

Example:
    - when: space-entered
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="space-entered",
    doc=__doc__,
    provides={
        "mover": ("figure", "the figure"),
        "space": ("space", "the space"),
    },
    rules=("MOVE-1",),
)
