"""A counter of the chapter has a new value.

Example:
    - when: counter-changed
      if: { counter: steps, value: { at-least: 3 } }
      do:
        - hourglass: 1
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="counter-changed",
    doc=__doc__,
    provides={
        "counter": ("card", "the counter"),
        "value": ("amount", "its new value"),
    },
    rules=("CH-2",),
    words="when a counter changes",
)
