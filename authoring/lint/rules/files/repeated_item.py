"""The same word twice in a list in which each counts once.

At the table:
    The second changes nothing; mostly another word was meant.

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
