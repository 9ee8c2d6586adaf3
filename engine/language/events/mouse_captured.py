"""A mouse is being captured. Stopping the event lets it keep its equipment and come back at once.

Example:
    - when: mouse-captured
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="mouse-captured",
    doc=__doc__,
    provides={
        "mouse": ("figure", "the mouse"),
        "attacker": ("other", "who captured it, if anybody"),
        "times": ("amount", "how often it has been captured"),
    },
    rules=("CAPTURE-1",),
)
