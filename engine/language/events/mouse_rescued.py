"""A captured mouse is back on the board.

Example:
    - when: mouse-rescued
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="mouse-rescued",
    doc=__doc__,
    provides={
        "mouse": ("figure", "the mouse"),
    },
    rules=("CAPTURE-2",),
)
