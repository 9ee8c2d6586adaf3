"""Mice have come onto a face by exploring. The condition `first-time` tests whether it is the first time.

Example:
    - when: tile-entered
      if: { first-time: true }
      do:
        - cheese: { who: explorer, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="tile-entered",
    doc=__doc__,
    provides={
        "explorer": ("figure", "the mouse that explored"),
    },
    rules=("ENC-1",),
    words="when mice come onto a tile",
)
