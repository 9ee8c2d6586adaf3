"""A figure has moved, drifted or been put onto a space.

Example:
    - when: space-entered
      if: { mover: mouse, space: { token: key } }
      do:
        - take-token: { token: key, at: there }
        - cheese: { who: mover, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="space-entered",
    doc=__doc__,
    provides={
        "mover": ("figure", "the figure"),
        "space": ("space", "the space"),
    },
    rules=("MOVE-1",),
    words="when a figure comes onto a space",
)
