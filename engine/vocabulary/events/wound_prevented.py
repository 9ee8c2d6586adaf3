"""A figure has blocked every hit of an attack.

Example:
    - when: wound-prevented
      if: { victim: owner }
      do:
        - cheese: { who: victim, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="wound-prevented",
    doc=__doc__,
    provides={
        "victim": ("figure", "the figure that defended"),
        "attacker": ("other", "the attacker"),
    },
    rules=("BATTLE-4",),
    words="when every hit of an attack is blocked",
)
