"""Cheese was put on the minion wheel or taken off it.

Example:
    - when: wheel-changed
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="wheel-changed",
    doc=__doc__,
    provides={
        "amount": ("amount", "how much"),
    },
    rules=("BATTLE-6",),
)
