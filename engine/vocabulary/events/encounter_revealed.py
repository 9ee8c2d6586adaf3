"""An encounter card is turned up; no minions have come yet. Stopping the event takes their place.

Example:
    - when: encounter-revealed
      if: { brings: roach }
      do:
        - leave-out: roach
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="encounter-revealed",
    doc=__doc__,
    provides={
        "card": ("card", "the encounter card"),
    },
    rules=("ENC-3",),
    words="when an encounter card is turned up",
    stops="the minions of the encounter",
)
