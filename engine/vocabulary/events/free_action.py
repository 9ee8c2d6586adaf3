"""An offer in the turn menu that costs no action.

Example:
    - when: free-action
      limit: turn
      cost: 1
      do:
        - move-further: 1
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="free-action",
    doc=__doc__,
    provides={
        "actor": ("figure", "the mouse whose turn it is"),
    },
    rules=("TURN-4",),
    words="as a free action",
)
