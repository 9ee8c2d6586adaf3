"""An attack is announced; dice can still be added or taken.

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
        "attacker": ("figure", "who attacks"),
        "target": ("other", "who is attacked"),
    },
    rules=("BATTLE-2",),
    words="when an attack is announced",
)
