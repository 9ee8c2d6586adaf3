"""A figure is about to be wounded: the number can be changed, or something done instead.

Example:
    - when: wounding
      if: { victim: owner, amount: { at-least: 2 } }
      do:
        - change-wounds: -1
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="wounding",
    doc=__doc__,
    provides={
        "victim": ("figure", "who is hurt"),
        "attacker": ("other", "who did it, if anybody"),
        "amount": ("amount", "how many wounds"),
    },
    rules=("WOUND-4",),
    words="when a figure is about to be wounded",
    stops="the wounds",
)
