"""A surge begins: the hourglass has moved, no minions are placed yet. If the event is stopped, none are.

Example:
    - replace: { surge: [{ place: { minion: roach, count: 3 } }] }
"""

from __future__ import annotations

from engine.vocabulary.declare import Event

EVENT: Event = Event(
    name="surge",
    doc=__doc__,
    rules=("SURGE-2",),
    words="when a surge begins",
    stops="the minions of the surge",
)
