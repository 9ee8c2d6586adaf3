"""A mouse or a minion card begins its turn; for minions once per card.

Example:
    - when: turn-start
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="turn-start",
    doc=__doc__,
    provides={
        "actor": ("figure", "the mouse, or the first figure of the minion type"),
    },
    rules=("TURN-1",),
)
