"""The last card on the track has had its turn.

Example:
    - when: round-end
      if: { no-minions: true }
      do:
        - wheel: 1
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="round-end",
    doc=__doc__,
    rules=("INIT-8",),
    words="at the end of each round",
    placeless=True,
)
