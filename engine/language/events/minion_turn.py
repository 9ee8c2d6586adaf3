"""One minion figure is about to move. Stopping the event takes the place of its move and attack.

Example:
    - when: minion-turn
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="minion-turn",
    doc=__doc__,
    provides={
        "minion": ("figure", "the figure"),
    },
    rules=("MIN-1",),
)
