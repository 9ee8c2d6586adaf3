"""A surge begins: the hourglass has moved, no minions have come yet. Stopping the event takes their place.

Example:
    - when: surge
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="surge",
    doc=__doc__,
    rules=("SURGE-2",),
)
