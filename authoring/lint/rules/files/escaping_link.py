"""A link in the folder leads to a file outside of it. Content may only read its own folder.

At the table:
    Nothing of the file can be used: it is as if it were not there, so what refers to it fails too.

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
