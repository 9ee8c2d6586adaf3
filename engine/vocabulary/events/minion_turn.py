"""A minion is about to move. If the event is stopped, it neither moves nor attacks.

Example:
    - when: minion-turn
      if: { minion: { minion: roach, wounded: true } }
      do:
        - instead
        - heal: { who: minion, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="minion-turn",
    doc=__doc__,
    provides={
        "minion": ("figure", "the figure"),
    },
    rules=("MIN-1",),
    words="when a minion is about to move",
    stops="its move and its attack",
)
