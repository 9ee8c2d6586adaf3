"""An alias such as `*note` has no anchor `&note` before it.

At the table:
    The value is missing.

How to fix:
    Write the value out; put text that starts with `*` in quotes.

Bad:
    kind: status
    id: dizzy
    name: *dizzy

Good:
    kind: status
    id: dizzy
    name: "*dizzy"
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.UNKNOWN_ALIAS, doc=__doc__)
