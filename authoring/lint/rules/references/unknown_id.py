"""An id is used that no file of the library defines.

At the table:
    The card, figure or tile does not exist.

How to fix:
    Correct the id, or write the file that defines it.

Bad:
    kind: ability
    id: whirl
    name: Whirl
    classes: [any]
    heroes: [nobody]
    cost: 1

Good:
    # file: whirl.yaml
    kind: ability
    id: whirl
    name: Whirl
    classes: [any]
    heroes: [pip]
    cost: 1
    rules:
      - when: action
        do:
          - cheese: { who: owner, amount: 2 }
    # file: pip.yaml
    kind: hero
    id: pip
    name: Pip
    classes: [scamp]
    battle: 1
    defence: 1
    lore: 1
    move: 2
    life: 3
    equipment: [needle-rapier]
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.UNKNOWN_ID, doc=__doc__)
