"""A counter of the chapter has a new value.

Example:
    - when: counter-changed
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="counter-changed",
    doc=__doc__,
    provides={
        "counter": ("card", "the counter"),
        "value": ("amount", "its new value"),
    },
    rules=("CH-2",),
)
