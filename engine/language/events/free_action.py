"""An offer in the turn menu that costs no action.

Example:
    - when: free-action
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="free-action",
    doc=__doc__,
    provides={
        "actor": ("figure", "the mouse whose turn it is"),
    },
    rules=("TURN-4",),
)
