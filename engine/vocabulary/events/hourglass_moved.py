"""The hourglass has moved.

Example:
    - when: hourglass-moved
      if: { page: 4 }
      do:
        - count: steps
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="hourglass-moved",
    doc=__doc__,
    provides={
        "pages": ("amount", "by how many pages"),
    },
    rules=("SURGE-2",),
    words="when the hourglass moves",
    placeless=True,
)
