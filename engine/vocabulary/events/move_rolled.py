"""A figure has rolled its move die.

Example:
    - when: move-rolled
      if: { mover: mouse, number: 1 }
      do:
        - wound: { who: mover, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="move-rolled",
    doc=__doc__,
    provides={
        "mover": ("figure", "the figure that rolled"),
        "number": ("amount", "the number on the die"),
    },
    rules=("TURN-1",),
    words="when a figure rolls its move die",
)
