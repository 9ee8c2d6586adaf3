"""A link in the folder leads to a file outside of it. Content may only use files of its own folder.

At the table:
    The whole file is left out, so everything that refers to its content fails, too.

How to fix:
    Copy the file into the folder.

Bad:
    # attic.yaml is a link to a file of another folder

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.ESCAPING_LINK, doc=__doc__)
