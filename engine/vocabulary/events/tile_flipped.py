"""A tile has been turned over; the rule's room is the face that is up now.

Example:
    - when: tile-flipped
      do:
        - knock-down: mice-on-tile
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="tile-flipped",
    doc=__doc__,
    rules=("EXPLORE-6",),
    words="when a tile is turned over",
)
