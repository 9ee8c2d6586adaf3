"""A tile has been turned; the rule's room is the face now up.

Example:
    - when: tile-flipped
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="tile-flipped",
    doc=__doc__,
    rules=("EXPLORE-6",),
)
