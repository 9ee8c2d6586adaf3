"""A token has been put on a space.

Example:
    - when: token-placed
      if: { token: key }
      do:
        - knock-down: { figures-at: there }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="token-placed",
    doc=__doc__,
    provides={
        "token": ("card", "the token"),
        "space": ("space", "the space"),
    },
    rules=("PARTY-3",),
    words="when a token is put on the board",
)
