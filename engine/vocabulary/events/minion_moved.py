"""A minion has made its move, or did not need to move, and is about to attack.

Example:
    - when: minion-moved
      if: { minion: { minion: roach, near: all-mice } }
      do:
        - wheel: 1
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="minion-moved",
    doc=__doc__,
    provides={
        "minion": ("figure", "the figure"),
        "space": ("space", "where it stands"),
    },
    rules=("MIN-3",),
    words="when a minion has moved",
)
