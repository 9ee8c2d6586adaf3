"""A mouse or a minion card begins its turn. Minions of a type share one turn for each card.

Example:
    - when: turn-start
      if: { actor: { side: mouse, status: stunned } }
      do:
        - wheel: 1
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="turn-start",
    doc=__doc__,
    provides={
        "actor": ("figure", "the mouse, or the first figure of the minion type"),
    },
    rules=("TURN-1",),
    words="at the start of a turn",
)
