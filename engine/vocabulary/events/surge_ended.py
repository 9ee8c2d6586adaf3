"""A surge is over and the wheel is empty.

Example:
    - when: surge-ended
      do:
        - cheese: { who: mice-on-tile, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="surge-ended",
    doc=__doc__,
    rules=("SURGE-2",),
    words="when a surge is over",
)
