"""A file does not say what it holds, or says a kind that does not exist.

At the table:
    Nothing of the file can be used: it is as if it were not there, so what refers to it fails too.

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
