"""A file exists but cannot be read: its rights forbid it, or it is not an ordinary file.

At the table:
    Nothing of the file can be used: it is as if it were not there, so what refers to it fails too.

How to fix:
    Change the rights of the file, or name a file that holds YAML.

Bad:
    # attic.yaml is a named pipe

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.UNREADABLE_FILE, doc=__doc__)
