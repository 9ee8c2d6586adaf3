"""An initiative card of a boss has left the track.

Example:
    - when: boss-card-removed
      do:
        - place: { minion: roach, count: 2 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="boss-card-removed",
    doc=__doc__,
    provides={
        "boss": ("figure", "the boss"),
        "attacker": ("other", "the attacker, if there is one"),
    },
    rules=("WOUND-3",),
    words="when a boss loses an initiative card",
)
