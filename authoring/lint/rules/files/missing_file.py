"""A file that was named does not exist.

At the table:
    Nothing of the file can be used: it is as if it were not there, so what refers to it fails too.

How to fix:
    Check the path, and the folder the command is run in.

Bad:
    # attic.yaml does not exist

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.MISSING_FILE, doc=__doc__)
