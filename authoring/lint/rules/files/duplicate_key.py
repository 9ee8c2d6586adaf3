"""A key is given twice in the same map. YAML tools keep one of them silently, mostly the last.

At the table:
    One of the two values is lost, such as half the rules of a room.

How to fix:
    Remove one of the two, join their values, or rename one.

Bad:
    kind: status
    id: dizzy
    name: Dizzy
    name: Giddy

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.DUPLICATE_KEY, doc=__doc__)
