"""A required key is missing.

At the table:
    The content cannot be set up or played without it.

How to fix:
    Add the key.

Bad:
    kind: status
    id: dizzy

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.MISSING_KEY, doc=__doc__)
