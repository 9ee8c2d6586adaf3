"""An achievement has been earned.

Example:
    - when: achievement-gained
      if: { achievement: brave }
      do:
        - end-marker: +1
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="achievement-gained",
    doc=__doc__,
    provides={
        "mouse": ("figure", "the mouse that earned it, if a mouse did"),
        "achievement": ("card", "the achievement"),
    },
    rules=("ACH-6",),
    words="when an achievement is earned",
    placeless=True,
)
