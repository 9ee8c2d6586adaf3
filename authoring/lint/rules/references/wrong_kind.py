"""An id exists, but is of the wrong kind: a hero where a minion belongs.

At the table:
    The minion, card or tile meant does not exist.

How to fix:
    Use an id of the right kind.

Bad:
    # file: whirl.yaml
    kind: ability
    id: whirl
    name: Whirl
    classes: [any]
    heroes: [dizzy]
    cost: 1
    # file: dizzy.yaml
    kind: status
    id: dizzy
    name: Dizzy

Good:
    kind: ability
    id: whirl
    name: Whirl
    classes: [any]
    cost: 1
    rules:
      - when: action
        do:
          - cheese: { who: owner, amount: 2 }
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.WRONG_KIND, doc=__doc__)
