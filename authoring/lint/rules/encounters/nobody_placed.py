"""No minions are placed: a `place` has a count of 0 or less, or the encounter of a room lists no minions.

At the table:
    No minions come, where the text promises some.

How to fix:
    Write how many. For a room without minions write `encounter: none`.

Bad:
    # based on: attic
    setup:
      - place: { minion: roach, count: 0, face: tunnel-entrance }

Good:
    # based on: attic
    setup:
      - place: { minion: roach, count: 2, face: tunnel-entrance }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.walk import effects
from authoring.lint.rule import Confidence, Context, Rule


def _check(context: Context) -> Iterator[Finding]:
    data = context.entry.data
    for steps, value in effects(data, "place"):
        count = value.get("count", 1) if isinstance(value, dict) else 1
        if isinstance(count, int) and count < 1:
            message = f'the count of "{value.get("minion")}" placed is {count}'
            yield context.finding((*steps, "count"), message, "write how many, or remove the effect")
    for face, room in data.get("rooms", {}).items() if context.entry.kind == "chapter" else ():
        encounter = room.get("encounter")
        if isinstance(encounter, dict) and not encounter["place"]:
            message = f'the encounter of "{face}" lists no minions'
            yield context.finding(
                ("rooms", face, "encounter", "place"), message, "list some, or write `encounter: none`"
            )


KINDS = ("chapter", "minion", "hero", "ability", "search-card", "status", "achievement")
RULE = Rule(
    code="E109",
    name="nobody-placed",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=KINDS,
    check=_check,
    doc=__doc__,
)
