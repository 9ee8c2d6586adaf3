"""A value is not the sort of thing it should be: text for a number, one thing for a list, `yes` for `true`.

At the table:
    The value cannot be used.

How to fix:
    Write the sort of value the message asks for. Only `true` and `false` are yes and no.

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
