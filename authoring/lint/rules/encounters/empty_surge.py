"""A surge brings no minions: an encounter card has no surge, or the surge of a room is empty.

At the table:
    The minion wheel fills with six cheese, and no minions come: only the hourglass moves.

How to fix:
    List the minions that come. For a room: without `surge`, the surge of the encounter card comes instead.

Bad:
    kind: encounter-card
    id: quiet-attic
    deck: hard
    pages:
      "1": [{ minion: roach, count: 2 }]
      "2": [{ minion: roach, count: 3 }]
      "3": [{ minion: roach, count: 3 }]
      "4": [{ minion: roach, count: 4 }]
      "5": [{ minion: roach, count: 5 }]
      "6": [{ minion: roach, count: 6 }]
    surge: []

Good:
    kind: encounter-card
    id: quiet-attic
    deck: hard
    pages:
      "1": [{ minion: roach, count: 2 }]
      "2": [{ minion: roach, count: 3 }]
      "3": [{ minion: roach, count: 3 }]
      "4": [{ minion: roach, count: 4 }]
      "5": [{ minion: roach, count: 5 }]
      "6": [{ minion: roach, count: 6 }]
    surge: [{ minion: roach, count: 1 }]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    entry = context.entry
    if entry.kind == "encounter-card":
        if not entry.data.get("surge"):
            message = f'encounter card "{entry.id}" has no surge'
            steps = ("surge",) if "surge" in entry.data else ("id",)
            yield context.finding(steps, message, "list the minions of the surge")
        return
    for face, room in entry.data.get("rooms", {}).items():
        surge = room.get("surge")
        if surge == [] or (isinstance(surge, dict) and not surge["do"]):
            remedy = "list the minions that come, or remove it for the surge of the encounter card"
            message = f'the special surge of "{face}" brings no minions'
            yield context.finding(("rooms", face, "surge"), message, remedy, key=True)


RULE = Rule(
    code="E103",
    name="empty-surge",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=("encounter-card", "chapter"),
    check=_check,
    doc=__doc__,
)
