"""A list names the same word twice, where each word counts once.

At the table:
    The second one changes nothing; often another word was meant.

How to fix:
    Remove it, or correct it.

Bad:
    kind: status
    id: dizzy
    name: Dizzy
    forbids: [scurry, scurry]

Good:
    kind: status
    id: dizzy
    name: Dizzy
    forbids: [scurry, move]
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.REPEATED_ITEM, doc=__doc__)
