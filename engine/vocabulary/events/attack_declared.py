"""An attack is declared; the number of dice can still be changed.

Example:
    - when: attack-declared
      if: { attacker: owner, target: { size: large } }
      do:
        - attack-dice: 1
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="attack-declared",
    doc=__doc__,
    provides={
        "attacker": ("figure", "the attacker"),
        "target": ("other", "the target"),
    },
    rules=("BATTLE-2",),
    words="when an attack is announced",
)
