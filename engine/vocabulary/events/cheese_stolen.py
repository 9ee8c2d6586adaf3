"""A minion has stolen cheese; stopping the event keeps it off the wheel.

Example:
    - when: cheese-stolen
      if: { thief: roach }
      do:
        - instead
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="cheese-stolen",
    doc=__doc__,
    provides={
        "mouse": ("figure", "the mouse robbed"),
        "thief": ("other", "the minion"),
        "amount": ("amount", "how much"),
    },
    rules=("ENC-8",),
    words="when a minion steals cheese",
    stops="the stolen cheese on the wheel",
)
