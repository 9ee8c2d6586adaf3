"""A new round begins at the top of the initiative track.

Example:
    - when: round-start
      if: { round: { is: 3 } }
      do:
        - place: { minion: roach, count: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="round-start",
    doc=__doc__,
    rules=("INIT-8",),
    words="at the start of each round",
    placeless=True,
)
