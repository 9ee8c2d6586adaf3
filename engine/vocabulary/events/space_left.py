"""A mouse is about to step off a space.

Example:
    - when: space-left
      if: { mover: owner, space: { adjacent-to: all-minions } }
      do:
        - hit: { who: mover }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="space-left",
    doc=__doc__,
    provides={
        "mover": ("figure", "the mouse"),
        "space": ("space", "the space"),
    },
    rules=("MOVE-1",),
    words="when a mouse steps off a space",
)
