"""A text is empty, or an id contains characters other than lower-case letters, digits and hyphens.

At the table:
    Ids appear in rules, reports and file names, where spaces and capitals cause mix-ups.

How to fix:
    Write the id in lower case with hyphens; fill in the text or remove the key.

Bad:
    kind: status
    id: Very Dizzy
    name: Dizzy

Good:
    kind: status
    id: very-dizzy
    name: Very Dizzy
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.MALFORMED_TEXT, doc=__doc__)
