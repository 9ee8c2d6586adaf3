"""A mouse is being captured. If the event is stopped, it keeps its equipment and comes back at once.

Example:
    - when: mouse-captured
      if: { mouse: owner, times: 1 }
      do:
        - instead
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="mouse-captured",
    doc=__doc__,
    provides={
        "mouse": ("figure", "the mouse"),
        "attacker": ("other", "the figure that captured it, if there is one"),
        "times": ("amount", "how often it has been captured, this time included"),
        "space": ("space", "where it stood"),
    },
    rules=("CAPTURE-1",),
    words="when a mouse is captured",
    stops="the loss of its equipment, and it comes back at once",
)
