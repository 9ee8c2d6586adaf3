"""A file holds nothing, or only comments.

At the table:
    The whole file is left out, so everything that refers to its content fails, too.

How to fix:
    Start it with `kind:` and `id:`, or delete it.

Bad:
    # to be written

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.EMPTY_FILE, doc=__doc__)
