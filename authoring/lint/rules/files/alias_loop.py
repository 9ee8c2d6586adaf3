"""An alias is inside the value that it repeats, so the value would never end.

At the table:
    The whole file is left out, so everything that refers to its content fails, too.

How to fix:
    Write the value out.

Bad:
    kind: status
    id: dizzy
    name: Dizzy
    notes: &all [one, *all]

Good:
    kind: status
    id: dizzy
    name: Dizzy
    notes: [one, two]
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.ALIAS_LOOP, doc=__doc__)
