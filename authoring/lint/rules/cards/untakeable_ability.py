"""No hero can take an ability: none has one of its classes, or none of the heroes it is for does.

At the table:
    The card lies in the box for ever.

How to fix:
    Name a class that heroes have, or `any`; of the heroes it is for, name those who have the class.

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

from authoring.content import problems
from authoring.content.findings import Finding
from authoring.lint.rule import Context, Rule
from authoring.wording.suggestions import did_you_mean


def _check(context: Context) -> Iterator[Finding]:
    ability, heroes = context.entry.data, context.library.entries("hero")
    known = context.library.values("hero", "classes") | {"any"}
    for index, name in enumerate(ability["classes"]):
        if name not in known:
            message = f'class "{name}" that no hero has'
            yield context.finding(("classes", index), message, did_you_mean(name, known))
    for index, ident in enumerate(ability.get("heroes", [])):
        hero = heroes.get(ident)
        if hero and "any" not in ability["classes"] and not set(hero.data["classes"]) & set(ability["classes"]):
            message = f'hero "{ident}" is no {" or ".join(ability["classes"])}'
            remedy = "name another hero, or a class of this one"
            yield context.finding(("heroes", index), message, remedy, hero.related("hero defined here", ("classes",)))


RULE = Rule(problems.UNTAKEABLE_ABILITY, __doc__, ("ability",), _check)
