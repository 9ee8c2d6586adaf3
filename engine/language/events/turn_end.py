"""A mouse or a minion card has finished its turn.

Example:
    - when: turn-end
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="turn-end",
    doc=__doc__,
    provides={
        "actor": ("figure", "the mouse, or the first figure of the minion type"),
    },
    rules=("MIN-1",),
)
