"""A word is not one of those allowed here.

At the table:
    The word has no meaning in the rules.

How to fix:
    Use one of the words the message names.

Bad:
    kind: status
    id: dizzy
    name: Dizzy
    recover: automatical

Good:
    kind: status
    id: dizzy
    name: Dizzy
    recover: automatic
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.UNKNOWN_WORD, doc=__doc__)
