"""The last mouse has left a face.

Example:
    - when: tile-left
      if: { token-lies: key }
      do:
        - take-token: key
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="tile-left",
    doc=__doc__,
    rules=("EXPLORE-8",),
    words="when the last mouse leaves a tile",
)
