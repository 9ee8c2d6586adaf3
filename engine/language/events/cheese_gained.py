"""A mouse has gained cheese.

Example:
    - when: cheese-gained
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="cheese-gained",
    doc=__doc__,
    provides={
        "mouse": ("figure", "the mouse"),
        "amount": ("amount", "how much"),
    },
    rules=("BATTLE-5",),
)
