"""A file is larger than 2 MiB or holds more than 200,000 values. No chapter is; such a file is made by mistake
or to do harm.

At the table:
    Nothing of the file can be used: it is as if it were not there, so what refers to it fails too.

How to fix:
    Split the file into several, or leave out what is not content.

Bad:
    # attic.yaml is larger than 2 MiB

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.OVERSIZED_FILE, doc=__doc__)
