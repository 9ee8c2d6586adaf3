"""A number is infinite (`.inf`), not a number (`.nan`), or far too long.

At the table:
    No game can use such a number.

How to fix:
    Write an ordinary number, or put it in quotes if it is text.

Bad:
    kind: status
    id: dizzy
    name: Dizzy
    tokens: .inf

Good:
    kind: status
    id: dizzy
    name: Dizzy
    tokens: 4
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.UNUSABLE_NUMBER, doc=__doc__)
