"""A mouse has gained cheese.

Example:
    - when: cheese-gained
      if: { mouse: owner, amount: { at-least: 2 } }
      do:
        - heal: { who: mouse, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="cheese-gained",
    doc=__doc__,
    provides={
        "mouse": ("figure", "the mouse"),
        "amount": ("amount", "the amount"),
    },
    rules=("BATTLE-5",),
    words="when a mouse gains cheese",
)
