"""Minions are placed, none of them: a `place` with a count of 0 or less, or a room whose encounter lists nobody.

At the table:
    Nothing happens, where the words promise company.

How to fix:
    Say how many. A room where nobody waits says `encounter: none`.

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
            message = f'{count} of "{value.get("minion")}" placed'
            yield context.finding((*steps, "count"), message, "say how many, or take the effect away")
    for face, room in data.get("rooms", {}).items() if context.entry.kind == "chapter" else ():
        encounter = room.get("encounter")
        if isinstance(encounter, dict) and not encounter["place"]:
            message = f'encounter of "{face}" with nobody in it'
            yield context.finding(("rooms", face, "encounter", "place"), message, "say who waits, or `encounter: none`")


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
