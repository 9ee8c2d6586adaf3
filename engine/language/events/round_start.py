"""A new round begins at the top of the initiative track.

Example:
    - when: round-start
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="round-start",
    doc=__doc__,
    provides={
        "round": ("amount", "the number of the round"),
    },
    rules=("INIT-8",),
)
