"""A key that this kind of thing does not have: mostly a slip of the fingers, or a key of another kind.

At the table:
    What the author wrote there never happens, and nothing says so.

How to fix:
    Correct the key; `tailwright schema KIND` and your editor's completion show those there are.

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
