"""A folder stands where a file is meant, such as a folder called `attic.yaml`.

At the table:
    Nothing of the file can be used: it is as if it were not there, so what refers to it fails too.

How to fix:
    Name a file in the folder, or rename the folder.

Bad:
    # attic.yaml is a folder

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.FOLDER_FOR_FILE, doc=__doc__)
