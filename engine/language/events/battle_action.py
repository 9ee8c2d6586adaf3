"""An offer in the turn menu that takes the place of a battle action.

Example:
    - when: battle-action
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="battle-action",
    doc=__doc__,
    provides={
        "actor": ("figure", "the mouse whose turn it is"),
    },
    rules=("TURN-3",),
)
