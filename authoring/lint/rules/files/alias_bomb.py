"""Aliases repeat more than 10,000 values. A few lines of aliases of aliases can stand for billions of values and
exhaust the machine.

At the table:
    The whole file is left out, so everything that refers to its content fails, too.

How to fix:
    Write the values out.

Bad:
    kind: status
    id: dizzy
    name: Dizzy
    notes:
      - &a [x, x, x, x, x, x, x, x, x, x]
      - &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
      - &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
      - &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
      - &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.ALIAS_BOMB, doc=__doc__)
