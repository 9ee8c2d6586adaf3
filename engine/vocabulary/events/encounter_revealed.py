"""An encounter card is revealed, before its minions are placed. If the event is stopped, none are placed.

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
