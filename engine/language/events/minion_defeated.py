"""A minion has been defeated and is off the board.

Example:
    - when: minion-defeated
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="minion-defeated",
    doc=__doc__,
    provides={
        "minion": ("figure", "the minion"),
        "attacker": ("other", "who defeated it, if anybody"),
        "space": ("space", "where it stood"),
    },
    rules=("WOUND-1",),
)
