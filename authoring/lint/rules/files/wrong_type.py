"""A value has the wrong type: text instead of a number, a single value instead of a list, `yes` instead of `true`.

At the table:
    The value cannot be used.

How to fix:
    Write the type of value that the message names. For yes and no, write `true` and `false`.

Bad:
    kind: status
    id: dizzy
    name: Dizzy
    tokens: four

Good:
    kind: status
    id: dizzy
    name: Dizzy
    tokens: 4
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.WRONG_TYPE, doc=__doc__)
