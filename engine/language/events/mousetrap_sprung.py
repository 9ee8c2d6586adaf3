"""A mousetrap has snapped.

Example:
    - when: mousetrap-sprung
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="mousetrap-sprung",
    doc=__doc__,
    provides={
        "mouse": ("figure", "the mouse"),
        "space": ("space", "the space"),
    },
    rules=("TRAP-2",),
)
