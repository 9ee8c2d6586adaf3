"""Cheese was put on the minion wheel or taken off it.

Example:
    - when: wheel-changed
      if: { amount: { at-least: 2 } }
      do:
        - cheese: { who: mice-on-tile, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="wheel-changed",
    doc=__doc__,
    provides={
        "amount": ("amount", "the amount"),
    },
    rules=("BATTLE-6",),
    words="when the cheese on the wheel changes",
)
