"""Two rules, special searches, victories or defeats of one file have the same id.

At the table:
    Reports and replays cannot tell them apart, and neither can `goals`.

How to fix:
    Give one of them another id.

Bad:
    # based on: supper
    rules:
      - id: crumbs
        text: At the end of each round the wheel gets cheese.
        when: round-end
        do:
          - wheel: 1
      - id: crumbs
        text: At the start of each round every mouse gains 1 cheese.
        when: round-start
        do:
          - cheese: { who: all-mice, amount: 1 }

Good:
    # based on: supper
    rules:
      - id: crumbs
        text: At the end of each round the wheel gets cheese.
        when: round-end
        do:
          - wheel: 1
      - id: more-crumbs
        text: At the start of each round every mouse gains 1 cheese.
        when: round-start
        do:
          - cheese: { who: all-mice, amount: 1 }
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.content.findings import Finding, Severity
from authoring.content.library import Entry
from authoring.content.source import Steps
from authoring.lint.rule import Confidence, Context, Rule

Place = tuple[str, str, Steps]
"""What has an id, the id, and the place of it."""


def _check(context: Context) -> Iterator[Finding]:
    first: dict[tuple[str, str], Steps] = {}
    for what, ident, steps in _named(context.entry):
        before = first.setdefault((what, ident), steps)
        if before != steps:
            place = context.entry.related("the first is here", before)
            yield context.finding(
                steps, f'two {NAMES[what]} have the id "{ident}"', "give one of them another id", place
            )


NAMES = {"rule": "rules", "search": "special searches", "victory": "victories", "defeat": "defeats", "card": "cards"}


def _named(entry: Entry) -> Iterator[Place]:
    data = entry.data
    yield from _rules(data, ())
    for face, room in data.get("rooms", {}).items() if entry.kind == "chapter" else ():
        yield from _rules(room, ("rooms", face))
        for i, search in enumerate(room.get("search", [])):
            if "id" in search:
                yield "search", search["id"], ("rooms", face, "search", i, "id")
    if entry.kind == "chapter":
        for i, one in enumerate(data.get("achievements", [])):
            yield from _rules(one, ("achievements", i))
        for i, one in enumerate(data.get("victories", [])):
            yield "victory", one["id"], ("victories", i, "id")
        for i, one in enumerate(data.get("defeat", {}).get("also", [])):
            yield "defeat", one["id"], ("defeat", "also", i, "id")
    for i, card in enumerate(data.get("cards", []) if entry.kind == "minion" else ()):
        yield "card", card["id"], ("cards", i, "id")
        yield from _rules(card, ("cards", i))


def _rules(data: dict[str, Any], steps: Steps) -> Iterator[Place]:
    for key in ("rules", "earned"):
        for i, rule in enumerate(data.get(key, [])):
            if "id" in rule:
                yield "rule", rule["id"], (*steps, key, i, "id")


RULE = Rule(
    code="R105",
    name="repeated-name",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter", "minion", "hero", "ability", "search-card", "status", "achievement"),
    check=_check,
    doc=__doc__,
)
