"""A minion has stolen cheese. If the event is stopped, the cheese does not go on the wheel.

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
        "mouse": ("figure", "the mouse that lost it"),
        "thief": ("other", "the minion"),
        "amount": ("amount", "the amount"),
    },
    rules=("ENC-8",),
    words="when a minion steals cheese",
    stops="the stolen cheese on the wheel",
)
