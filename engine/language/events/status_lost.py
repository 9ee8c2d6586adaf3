"""A figure is rid of a status.

Example:
    - when: status-lost
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="status-lost",
    doc=__doc__,
    provides={
        "bearer": ("figure", "the figure"),
        "status": ("card", "the status"),
    },
    rules=("RECOVER-1",),
)
