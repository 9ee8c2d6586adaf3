"""A figure has come under a status.

Example:
    - when: status-gained
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="status-gained",
    doc=__doc__,
    provides={
        "bearer": ("figure", "the figure"),
        "status": ("card", "the status"),
    },
    rules=("EFFECT-1",),
)
