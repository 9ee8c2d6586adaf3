"""A folder holds more than 5,000 YAML files, or too many entries to search in reasonable time.

At the table:
    Only part of the content is read, so everything that refers to the rest fails.

How to fix:
    Name a smaller folder, or single files.

Bad:
    # the folder holds more than 5,000 files

Good:
    kind: status
    id: dizzy
    name: Dizzy
    text: The figure cannot scurry.
"""

from __future__ import annotations

from authoring.content import problems
from authoring.lint.rule import Rule

RULE = Rule.of_kind(problems.OVERSIZED_FOLDER, doc=__doc__)
