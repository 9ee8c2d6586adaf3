"""A number is endless (`.inf`), no number (`.nan`), or longer than any table needs.

At the table:
    Nobody can roll, count or move that many.

How to fix:
    Write an ordinary number; put it in quotes if it is text.

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
