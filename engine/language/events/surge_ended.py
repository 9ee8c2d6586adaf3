"""A surge is over and the wheel is empty.

Example:
    - when: surge-ended
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="surge-ended",
    doc=__doc__,
    rules=("SURGE-2",),
)
