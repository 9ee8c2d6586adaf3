"""New minions stand on the board and on the track.

Example:
    - when: minions-placed
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="minions-placed",
    doc=__doc__,
    provides={
        "placed": ("group", "the minions just placed"),
        "amount": ("amount", "how many"),
    },
    rules=("PLACE-1",),
)
