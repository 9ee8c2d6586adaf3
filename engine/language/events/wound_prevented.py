"""A figure has blocked every hit of an attack.

Example:
    - when: wound-prevented
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="wound-prevented",
    doc=__doc__,
    provides={
        "victim": ("figure", "who defended"),
        "attacker": ("other", "who attacked"),
    },
    rules=("BATTLE-4",),
)
