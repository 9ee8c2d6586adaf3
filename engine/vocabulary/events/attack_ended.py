"""An attack is over.

Example:
    - when: attack-ended
      if: { attacker: owner, wounds: { at-least: 1 } }
      do:
        - knock-down: target
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="attack-ended",
    doc=__doc__,
    provides={
        "attacker": ("figure", "the attacker"),
        "target": ("other", "the target"),
        "wounds": ("amount", "the wounds it dealt"),
    },
    rules=("BATTLE-4",),
    words="when an attack is over",
)
