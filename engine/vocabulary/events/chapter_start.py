"""The chapter is set up and the first turn is about to begin.

Example:
    - when: chapter-start
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="chapter-start",
    doc=__doc__,
    rules=("SETUP-9",),
    words="when the chapter begins",
    placeless=True,
)
