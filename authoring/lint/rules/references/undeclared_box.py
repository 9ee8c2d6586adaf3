"""A chapter uses something of a box that it does not say it needs.

At the table:
    A group without that box finds out on game night. Besides, the rest of the box is missing: its cards are not
    shuffled in, and its figures are not there.

How to fix:
    Name the box under `boxes`, or use something else.

Bad:
    # based on: attic
    rules:
      - when: round-start
        do:
          - place: { minion: moth, count: 1, at: nearest-entry }
    # file: loft.yaml
    kind: box
    id: loft
    figures: { moth: 2 }
    tokens: {}
    dice: 1
    # file: moth.yaml
    kind: minion
    id: moth
    box: loft
    name: Moth
    battle: 1
    defence: 1
    attack: melee
    size: small
    figure: moth

Good:
    # based on: attic
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.UNDECLARED_BOX, doc=__doc__)
