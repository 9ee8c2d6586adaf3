"""A card is handed out more often than there are copies of it: by special searches and setup of a chapter, or as the
starting equipment of heroes.

At the table:
    The last player looks for a card that another mouse already has.

How to fix:
    Hand out another card, or raise `copies` of a card of your own.

Bad:
    # based on: attic
    rooms:
      tunnel-entrance:
        search: [{ card: dinner-fork }]
      kitchen-tunnels:
        search: [{ card: dinner-fork }]

Good:
    # based on: attic
    rooms:
      tunnel-entrance:
        search: [{ card: dinner-fork }]
      kitchen-tunnels:
        search: [{ card: grape }]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.content.library import Entry
from authoring.content.source import Steps
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.decks import handed_out


def _check(context: Context) -> Iterator[Finding]:
    if context.entry.kind == "hero":
        yield from _hero(context)
    else:
        yield from _chapter(context)


def _chapter(context: Context) -> Iterator[Finding]:
    heroes = context.library.entries("hero")
    required = [heroes[name] for name in context.entry.data["party"].get("required", []) if name in heroes]
    taken: Counter[str] = Counter(card for hero in required for card in hero.data.get("equipment", []))
    for steps, ident in handed_out(context.entry):
        taken[ident] += 1
        yield from _over(context, steps, ident, taken[ident])


def _hero(context: Context) -> Iterator[Finding]:
    everybody = context.library.entries("hero").values()
    for index, ident in enumerate(context.entry.data.get("equipment", [])):
        wanted = sum(hero.data.get("equipment", []).count(ident) for hero in everybody)
        yield from _over(context, ("equipment", index), ident, wanted)


def _over(context: Context, steps: Steps, ident: str, wanted: int) -> Iterator[Finding]:
    card: Entry | None = context.library.entries("search-card").get(ident)
    copies = card.data.get("copies", 1) if card else wanted
    if card and wanted > copies:
        there = f"there is only {copies}" if copies == 1 else f"there are only {copies}"
        message = f'"{ident}" is handed out {wanted} times, but {there}' if wanted > 1 else f'"{ident}" has no copies'
        remedy = "hand out another card, or raise its `copies`"
        yield context.finding(steps, message, remedy, card.related("card defined here"))


RULE = Rule(
    code="K104",
    name="short-deck",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("chapter", "hero"),
    check=_check,
    doc=__doc__,
)
