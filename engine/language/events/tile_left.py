"""The last mouse has left a face.

Example:
    - when: tile-left
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="tile-left",
    doc=__doc__,
    rules=("EXPLORE-8",),
)
