"""A figure has lost a status.

Example:
    - when: status-lost
      if: { bearer: mouse, status: [stunned, webbed] }
      do:
        - heal: { who: bearer, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="status-lost",
    doc=__doc__,
    provides={
        "bearer": ("figure", "the figure"),
        "status": ("card", "the status"),
    },
    rules=("RECOVER-1",),
    words="when a figure is rid of a status",
)
