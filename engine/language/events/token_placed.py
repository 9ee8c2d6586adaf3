"""A token has been put on a space.

Example:
    - when: token-placed
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="token-placed",
    doc=__doc__,
    provides={
        "token": ("card", "the token"),
        "space": ("space", "the space"),
    },
    rules=("PARTY-3",),
)
