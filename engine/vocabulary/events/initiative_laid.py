"""Initiative cards have been laid out on the track.

Example:
    - when: initiative-laid
      if: { owner: { first-on-track: false } }
      do:
        - cheese: { who: owner, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="initiative-laid",
    doc=__doc__,
    rules=("INIT-1",),
    words="when initiative is laid out",
    placeless=True,
)
