"""A token has been taken off the board.

Example:
    - when: token-removed
      if: { token: key }
      do:
        - count: steps
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="token-removed",
    doc=__doc__,
    provides={
        "token": ("card", "the token"),
        "space": ("space", "the space"),
    },
    rules=("PARTY-3",),
    words="when a token is taken off the board",
)
