"""An attack is over.

Example:
    - when: attack-ended
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="attack-ended",
    doc=__doc__,
    provides={
        "attacker": ("figure", "who attacks"),
        "target": ("other", "who is attacked"),
        "wounds": ("amount", "the wounds it dealt"),
    },
    rules=("BATTLE-4",),
)
