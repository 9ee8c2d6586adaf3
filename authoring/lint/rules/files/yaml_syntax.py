"""A file is not YAML: a quote or bracket is not closed, a line is indented wrongly, a tab indents it, or text with a
special character lacks quotes.

At the table:
    The whole file is left out, so everything that refers to its content fails, too.

How to fix:
    Correct the place the finding points at. Text that holds `: ` or ` #`, or starts with one of `[ ] { } & * ! | > %
    @`, needs quotes.

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
