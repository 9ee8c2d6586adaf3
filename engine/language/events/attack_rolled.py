"""The attack roll lies on the table; it can still be rerolled.

Example:
    - when: attack-rolled
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="attack-rolled",
    doc=__doc__,
    provides={
        "attacker": ("figure", "who attacks"),
        "target": ("other", "who is attacked"),
    },
    rules=("BATTLE-2",),
)
