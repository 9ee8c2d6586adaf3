"""An offer in the turn menu that costs the mouse its action.

Example:
    - when: action
      if: { actor: { wounded: true } }
      do:
        - heal: { who: actor, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="action",
    doc=__doc__,
    provides={
        "actor": ("figure", "the mouse whose turn it is"),
    },
    rules=("TURN-3",),
    words="as an action",
)
