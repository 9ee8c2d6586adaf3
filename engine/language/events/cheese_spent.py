"""A mouse has paid cheese.

Example:
    - when: cheese-spent
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="cheese-spent",
    doc=__doc__,
    provides={
        "mouse": ("figure", "the mouse"),
        "amount": ("amount", "how much"),
    },
    rules=("ABIL-1",),
)
