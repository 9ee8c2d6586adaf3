"""No hero can take an ability: no hero has one of its classes, or a hero it names has none of them.

At the table:
    The card never leaves the box.

How to fix:
    Name a class that heroes have, or `any`; under `heroes`, name heroes of those classes.

Bad:
    kind: ability
    id: brew-tea
    name: Brew Tea
    classes: [cook]
    cost: 1
    text: A free action; a mouse on this mouse's space heals 1 wound.
    rules:
      - when: free-action
        do:
          - heal: { who: owner, amount: 1 }

Good:
    kind: ability
    id: brew-tea
    name: Brew Tea
    classes: [healer]
    cost: 1
    text: A free action; a mouse on this mouse's space heals 1 wound.
    rules:
      - when: free-action
        do:
          - heal: { who: owner, amount: 1 }
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.content.findings import Finding, Severity
from authoring.lint.rule import Confidence, Context, Rule
from authoring.wording.suggestions import did_you_mean


def _check(context: Context) -> Iterator[Finding]:
    ability, heroes = context.entry.data, context.library.entries("hero")
    known = context.library.values("hero", "classes") | {"any"}
    for index, name in enumerate(ability["classes"]):
        if name not in known:
            message = f'no hero has the class "{name}"'
            yield context.finding(("classes", index), message, did_you_mean(name, known))
    for index, ident in enumerate(ability.get("heroes", [])):
        hero = heroes.get(ident)
        if hero and "any" not in ability["classes"] and not set(hero.data["classes"]) & set(ability["classes"]):
            message = f'hero "{ident}" does not have the class {" or ".join(ability["classes"])}'
            remedy = "name another hero, or a class that this hero has"
            yield context.finding(("heroes", index), message, remedy, hero.related("hero defined here", ("classes",)))


RULE = Rule(
    code="K107",
    name="untakeable-ability",
    severity=Severity.WARNING,
    confidence=Confidence.CERTAIN,
    kinds=("ability",),
    check=_check,
    doc=__doc__,
)
