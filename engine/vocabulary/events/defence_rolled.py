"""The defence dice have been rolled; they can still be rerolled.

Example:
    - when: defence-rolled
      if: { target: owner }
      do:
        - blocks: 1
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="defence-rolled",
    doc=__doc__,
    provides={
        "attacker": ("figure", "the attacker"),
        "target": ("other", "the target"),
    },
    rules=("BATTLE-4",),
    words="when the dice of a defence have been rolled",
)
