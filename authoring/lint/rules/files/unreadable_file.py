"""A file exists but cannot be read: its permissions forbid it, or it is not an ordinary file.

At the table:
    The whole file is left out, so everything that refers to its content fails, too.

How to fix:
    Change the permissions of the file, or name a file that holds YAML.

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
