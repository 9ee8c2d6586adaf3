"""A mouse or a minion card has finished its turn.

Example:
    - when: turn-end
      if: { actor: owner }
      do:
        - initiative: { by: -1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="turn-end",
    doc=__doc__,
    provides={
        "actor": ("figure", "the mouse, or the first figure of the minion type"),
    },
    rules=("MIN-1",),
    words="at the end of a turn",
)
