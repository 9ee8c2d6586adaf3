"""A captured mouse is back on the board.

Example:
    - when: mouse-rescued
      do:
        - cheese: { who: mouse, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="mouse-rescued",
    doc=__doc__,
    provides={
        "mouse": ("figure", "the mouse"),
        "times": ("amount", "how often it has been captured"),
        "space": ("space", "where it stands now"),
    },
    rules=("CAPTURE-2",),
    words="when a mouse is rescued",
)
