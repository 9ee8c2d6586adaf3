"""A comment answers a finding that is not there (any more).

At the table:
    None.

How to fix:
    Remove the comment: it would hide the next finding of that code.

Bad:
    kind: status
    id: dizzy
    name: Dizzy # tailwright: ignore[R102] it once was a copy

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule(problems.UNUSED_IGNORE, __doc__)
