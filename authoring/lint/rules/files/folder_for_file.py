"""A folder has the name of a YAML file, such as a folder called `attic.yaml`.

At the table:
    The whole file is left out, so everything that refers to its content fails, too.

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
