"""An encounter card is turned up; no minions have come yet. Stopping the event takes their place.

Example:
    - when: encounter-revealed
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="encounter-revealed",
    doc=__doc__,
    provides={
        "card": ("card", "the encounter card"),
    },
    rules=("ENC-3",),
)
