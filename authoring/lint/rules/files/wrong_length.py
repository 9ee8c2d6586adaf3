"""A list or map has too few or too many parts: a tile with one face, a point with three numbers, an effect with two
names.

At the table:
    An extra part is never used, and a missing part cannot be guessed.

How to fix:
    Write as many parts as the message states.

Bad:
    kind: statuses
    id: spins
    cards: []

Good:
    kind: statuses
    id: spins
    cards:
      - { id: dizzy, name: Dizzy }
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.WRONG_LENGTH, doc=__doc__)
