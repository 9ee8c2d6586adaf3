"""A mousetrap has snapped.

Example:
    - when: mousetrap-sprung
      if: { mouse: { class: tinkerer } }
      do:
        - set-trap: { at: there }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="mousetrap-sprung",
    doc=__doc__,
    provides={
        "mouse": ("figure", "the mouse"),
        "space": ("space", "the space"),
    },
    rules=("TRAP-2",),
    words="when a mousetrap snaps",
)
