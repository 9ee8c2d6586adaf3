"""Initiative cards have been laid out.

Example:
    - when: initiative-laid
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="initiative-laid",
    doc=__doc__,
    rules=("INIT-1",),
)
