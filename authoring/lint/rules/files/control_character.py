"""A file holds a control character or a Unicode line separator: invisible, and mostly pasted by accident.

At the table:
    The printed text has a gap, and editors disagree on where the line ends.

How to fix:
    Delete the character, or retype the line.

Bad:
    # attic.yaml holds an invisible character

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.CONTROL_CHARACTER, doc=__doc__)
