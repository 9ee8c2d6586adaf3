"""A figure is about to be wounded. The number of wounds can be changed, or the wounds replaced.

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
        "victim": ("figure", "the wounded figure"),
        "attacker": ("other", "the attacker, if there is one"),
        "amount": ("amount", "how many wounds"),
    },
    rules=("WOUND-4",),
    words="when a figure is about to be wounded",
    stops="the wounds",
)
