"""A figure has come under a status.

Example:
    - when: status-gained
      if: { bearer: { side: mouse, tile-with: owner }, status: stunned }
      do:
        - cheese: { who: owner, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="status-gained",
    doc=__doc__,
    provides={
        "bearer": ("figure", "the figure"),
        "status": ("card", "the status"),
    },
    rules=("EFFECT-1",),
    words="when a figure comes under a status",
)
