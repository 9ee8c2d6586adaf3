"""A minion has been defeated and is off the board.

Example:
    - when: minion-defeated
      if: { minion: roach, attacker: mouse }
      do:
        - cheese: { who: attacker, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="minion-defeated",
    doc=__doc__,
    provides={
        "minion": ("figure", "the minion"),
        "attacker": ("other", "the figure that defeated it, if there is one"),
        "space": ("space", "where it stood"),
    },
    rules=("WOUND-1",),
    words="when a minion is defeated",
)
