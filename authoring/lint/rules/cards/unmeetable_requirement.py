"""No hero of the library can ever meet what a search card requires: an unknown class, or values that no hero reaches.

At the table:
    A mouse finds the card, and no mouse can ever use it.

How to fix:
    Require a class that heroes have, or a lower value.

Bad:
    kind: search-card
    id: bell-clapper
    name: Bell Clapper
    category: weapon
    slot: paw
    paws: 2
    attack: melee
    battle: 2
    requires: { classes: [warior] }
    text: "+2 battle."

Good:
    kind: search-card
    id: bell-clapper
    name: Bell Clapper
    category: weapon
    slot: paw
    paws: 2
    attack: melee
    battle: 2
    requires: { classes: [warrior] }
    text: "+2 battle."
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.lint.views.gear import heroes_for
from authoring.wording.suggestions import did_you_mean


def _check(context: Context) -> Iterator[Finding]:
    card, library = context.entry.data, context.library
    known = library.values("hero", "classes")
    for index, name in enumerate(card.get("requires", {}).get("classes", [])):
        if name not in known:
            message = f'no hero has the class "{name}"'
            yield context.finding(("requires", "classes", index), message, did_you_mean(name, known))
    heroes = card.get("requires", {}).get("heroes", [])
    if any(hero not in library.entries("hero") for hero in heroes):
        return
    if "requires" in card and not heroes_for(library, card) and not set(card["requires"].get("classes", [])) - known:
        message = f'no hero can meet the requirements of "{context.entry.id}"'
        yield context.finding(("requires",), message, "lower the values, or allow more classes or heroes", key=True)


RULE = Rule(
    code="K102",
    name="unmeetable-requirement",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("search-card",),
    check=_check,
    doc=__doc__,
)
