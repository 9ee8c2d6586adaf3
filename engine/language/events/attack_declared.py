"""An attack is announced; dice can still be added or taken.

Example:
    - when: attack-declared
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="attack-declared",
    doc=__doc__,
    provides={
        "attacker": ("figure", "who attacks"),
        "target": ("other", "who is attacked"),
    },
    rules=("BATTLE-2",),
)
