"""An offer in the turn menu that replaces the battle action.

Example:
    - when: battle-action
      if: { some: minions-near }
      do:
        - attack: { who: minions-near, dice: 3 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="battle-action",
    doc=__doc__,
    provides={
        "actor": ("figure", "the mouse whose turn it is"),
    },
    rules=("TURN-3",),
    words="in place of a battle action",
)
