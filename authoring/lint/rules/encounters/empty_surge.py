"""A surge brings nobody: an encounter card has none, or a room's own surge is empty.

At the table:
    Six cheese come together on the wheel, everybody holds their breath, and nothing happens but a page of time.

How to fix:
    Say who comes. For a room: leave `surge` out and the encounter card's surge comes instead.

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
            message = f'encounter card "{entry.id}" without a surge'
            yield context.finding(("surge",) if "surge" in entry.data else ("id",), message, "say who comes in a surge")
        return
    for face, room in entry.data.get("rooms", {}).items():
        surge = room.get("surge")
        if surge == [] or (isinstance(surge, dict) and not surge["do"]):
            remedy = "say who comes, or leave it out so that the encounter card's surge comes"
            yield context.finding(
                ("rooms", face, "surge"), f'special surge of "{face}" that brings nobody', remedy, key=True
            )


RULE = Rule(
    code="E103",
    name="empty-surge",
    severity=Severity.WARNING,
    confidence=Confidence.LIKELY,
    kinds=("encounter-card", "chapter"),
    check=_check,
    doc=__doc__,
)
