"""The end marker has moved.

Example:
    - when: end-marker-moved
      if: { pages: { at-least: 1 } }
      do:
        - story: There is a little more time.
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="end-marker-moved",
    doc=__doc__,
    provides={
        "pages": ("amount", "by how many pages"),
    },
    rules=("END-3",),
    words="when the end marker moves",
    placeless=True,
)
