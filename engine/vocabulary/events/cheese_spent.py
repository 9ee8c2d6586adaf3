"""A mouse has paid cheese.

Example:
    - when: cheese-spent
      if: { mouse: { class: warrior } }
      limit: turn
      do:
        - heal: { who: mouse, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="cheese-spent",
    doc=__doc__,
    provides={
        "mouse": ("figure", "the mouse"),
        "amount": ("amount", "the amount"),
    },
    rules=("ABIL-1",),
    words="when a mouse pays cheese",
)
