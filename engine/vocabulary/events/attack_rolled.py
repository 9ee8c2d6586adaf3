"""The attack dice have been rolled; they can still be rerolled.

Example:
    - when: attack-rolled
      if: { target: owner, rolled: cheese }
      do:
        - reroll: { faces: [cheese] }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="attack-rolled",
    doc=__doc__,
    provides={
        "attacker": ("figure", "the attacker"),
        "target": ("other", "the target"),
    },
    rules=("BATTLE-2",),
    words="when the dice of an attack have been rolled",
)
