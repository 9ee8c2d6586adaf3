"""An alias stands inside the very thing it repeats, so that the value has no end.

At the table:
    Nothing of the file can be used: it is as if it were not there, so what refers to it fails too.

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
