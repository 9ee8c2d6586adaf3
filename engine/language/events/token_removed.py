"""A token has been taken off the board.

Example:
    - when: token-removed
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="token-removed",
    doc=__doc__,
    provides={
        "token": ("card", "the token"),
        "space": ("space", "the space"),
    },
    rules=("PARTY-3",),
)
