"""A key does not exist for this kind of content: often a typing error, or a key of another kind.

At the table:
    What the author wrote there has no effect.

How to fix:
    Correct the key; `tailwright schema KIND` and your editor's completion show the keys that exist.

Bad:
    kind: status
    id: dizzy
    name: Dizzy
    tokns: 4

Good:
    kind: status
    id: dizzy
    name: Dizzy
    tokens: 4
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.UNKNOWN_KEY, doc=__doc__)
