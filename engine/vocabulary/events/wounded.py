"""A figure has been wounded.

Example:
    - when: wounded
      if: { attacker: owner, victim: mouse }
      do:
        - status: { who: victim, status: stunned }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="wounded",
    doc=__doc__,
    provides={
        "victim": ("figure", "the wounded figure"),
        "attacker": ("other", "the attacker, if there is one"),
        "amount": ("amount", "how many wounds"),
    },
    rules=("WOUND-4",),
    words="when a figure is wounded",
)
