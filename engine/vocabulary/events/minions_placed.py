"""New minions stand on the board and on the track.

Example:
    - when: minions-placed
      if: { placed: roach, amount: { at-least: 3 } }
      do:
        - knock-down: { those: { from: placed, if: { minion: roach } } }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="minions-placed",
    doc=__doc__,
    provides={
        "placed": ("group", "the minions just placed"),
        "amount": ("amount", "their number"),
    },
    rules=("PLACE-1",),
    words="when minions are placed",
)
