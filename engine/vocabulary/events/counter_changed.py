"""A counter has a new value: one of the chapter, or one of a figure.

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
        "bearer": ("figure", "the figure, if it is a counter of figures"),
    },
    rules=("CH-2",),
    words="when a counter changes",
    placeless=True,
)
