"""A number is smaller or larger than allowed.

At the table:
    The game does not have so many dice, pages or figures, or a point lies off the tile.

How to fix:
    Use a number within the limits the message names.

Bad:
    kind: status
    id: dizzy
    name: Dizzy
    tokens: -1

Good:
    kind: status
    id: dizzy
    name: Dizzy
    tokens: 1
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.OUT_OF_RANGE, doc=__doc__)
