"""A file has no `kind`, or one that does not exist.

At the table:
    The whole file is left out, so everything that refers to its content fails, too.

How to fix:
    Write one of the kinds after `kind:`, at the top of the file.

Bad:
    kind: satus
    id: dizzy
    name: Dizzy

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.UNKNOWN_KIND, doc=__doc__)
