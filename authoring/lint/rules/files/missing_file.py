"""A file does not exist: its path is wrong, or a link leads nowhere.

At the table:
    The whole file is left out, so everything that refers to its content fails, too.

How to fix:
    Check the path, and the folder in which you run the command.

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
