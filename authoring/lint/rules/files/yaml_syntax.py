"""A file is not YAML: a quote or bracket is not closed, a line is indented wrongly, a tab indents it, or text
with a special character lacks quotes.

At the table:
    Nothing of the file can be used: it is as if it were not there, so what refers to it fails too.

How to fix:
    Mend the place the finding points at. Text that holds `: ` or ` #`, or starts with one of `[ ] { } & * ! |
    > % @`, needs quotes.

Bad:
    kind: status
    id: dizzy
    name: Dizzy: a state

Good:
    kind: status
    id: dizzy
    name: "Dizzy: a state"
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.YAML_SYNTAX, doc=__doc__)
