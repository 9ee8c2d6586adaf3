"""A part of Tailwright failed on a file: reading, the schema, references or a rule. The other parts went on.

At the table:
    None: it is an error of Tailwright, not of the author. But what the part looks for may be there unseen.

How to fix:
    Report it with the file. Until it is mended, leave a rule that fails out with `--ignore` and its code.

Bad:
    # no file should cause this

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.INTERNAL_FAULT, doc=__doc__)
