"""A list or map with too few or too many parts: a tile with one face, a point with three numbers, an effect with
two names.

At the table:
    The part too many is never used, or the part that lacks cannot be made up.

How to fix:
    Give as many as the message asks for.

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
