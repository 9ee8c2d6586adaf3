"""A figure has been wounded.

Example:
    - when: wounded
      do:
        - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from engine.language.declare import Event

EVENT = Event(
    name="wounded",
    doc=__doc__,
    provides={
        "victim": ("figure", "who is hurt"),
        "attacker": ("other", "who did it, if anybody"),
        "amount": ("amount", "how many wounds"),
    },
    rules=("WOUND-4",),
)
