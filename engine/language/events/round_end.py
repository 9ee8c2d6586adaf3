"""The last card on the track has had its turn.

Example:
    - when: round-end
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="round-end",
    doc=__doc__,
    provides={
        "round": ("amount", "the number of the round"),
    },
    rules=("INIT-8",),
)
